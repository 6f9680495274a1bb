# The rulebook on the screen. The pages themselves are in content/rulebook.

book-title = Rules of chess
book-about = Look up a rule, or ask in your own words. You can move the pieces on every board.
book-contents = All pages
book-search = Look up a rule
book-search-hint = Can you castle after being in check?
book-found = { $count ->
    [one] 1 page
   *[other] { $count } pages
}
book-nothing = Nothing found. Try other words.
book-lost-title = This page is not here
book-lost = What you are looking for may be below, or the search may find it.
book-articles = FIDE Laws: { $articles }
book-see = See also
book-checked-fide = Checked on { $date } against the FIDE Laws of Chess in force since 1 January 2023.
book-checked-house = Checked on { $date } against the program itself; this is not in the FIDE Laws.
book-report = Is something wrong?
book-report-how = Copy this text, add what you think it should say, and send it to whoever runs this Rokade.
book-report-text = Page: { $title } ({ $address }), checked on { $date }. What is wrong:
book-report-copy = Copy
book-report-copied = Copied
book-again = Set up again

verdict-allowed = allowed
verdict-not-allowed = not allowed
verdict-draw = draw
verdict-win = win
verdict-loss = loss
verdict-house-rule = house rule
standing-house = This is not an official rule.
standing-advice = This is help, not a rule.

can-mate-both = Both sides can still mate.
can-mate-white = White can still mate, Black cannot.
can-mate-black = Black can still mate, White cannot.
can-mate-nobody = Nobody can mate any more.

lots-title = Draw lots
lots-who = Names with commas between them, or how many players there are
lots-draw = Draw
lots-again = Draw again
lots-player = Player { $number }
lots-white = { $name } has White
lots-begins = { $name } begins
lots-wrong = Give two names or more, or a number from 2 to { $most }.
