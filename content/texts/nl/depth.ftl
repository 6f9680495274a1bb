# Het bord in de diepte.

view-name = Aanzicht van het bord
view-flat = Plat
view-standing = 3D
