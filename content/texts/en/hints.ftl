# Hints in a game.

tip-more = Another hint
tip-thinking = Thinking …
tip-spent = Your hints for today are used up ({ $quota } a day).
tip-mate = There is a mate in { $moves }.
tip-check = You are in check. Look for the best way out.
tip-castle = Bring your king to safety.
tip-promotion = A pawn can come across.
tip-capture = There is something to capture.
tip-quiet = Look for a quiet move. Capturing is not best now.
tip-piece = Look at { $piece } on { $square }.
tip-to = The arrow points at { $square }.
