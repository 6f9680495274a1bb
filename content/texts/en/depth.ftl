# The board in depth.

view-name = View of the board
view-flat = Flat
view-standing = 3D
