# De beginstellingen van Chess960.

start-number = Nummer van de beginstelling, 0 tot en met { $last }
start-draw = Loot opnieuw
start-number-more = De stukken op de eerste rij staan op andere plaatsen, voor beiden hetzelfde. Rokeren doe je door de koning op de eigen toren te zetten (richtlijn II). Nummer 518 is de gewone beginstelling.
