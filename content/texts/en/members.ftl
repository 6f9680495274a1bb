# Members: making an account, coming in, and all that goes with it.

members-log-in = Log in
members-sign-up = Make an account
members-sign-up-more = A name and a password, no more. What you have played here stays yours.
members-recover = Forgot your password?
members-recover-more = Fill in one of your recovery codes. If you no longer have any, ask whoever runs this server for a code.
members-recover-do = Set a new password
members-to-log-in = I have an account
members-to-sign-up = Make an account
members-to-recover = Forgot your password?
members-name = Name
members-name-more = 2 to 20 letters and figures, no spaces.
members-password = Password
members-password-more = At least 8 characters; a few words in a row are good and easy to remember.
members-password-old = Your password now
members-password-new = New password
members-password-change = Change password
members-password-changed = Your password has been changed. Other devices must log in again.
members-code = Recovery code
members-codes = Your recovery codes
members-codes-more = Write them down or keep them somewhere: they are shown only once. With each you can choose a new password once.
members-codes-kept = I have kept them
members-codes-left =
    { $count ->
        [0] You have no recovery codes left
        [one] You have one recovery code left
       *[other] You have { $count } recovery codes left
    }
members-codes-renew = New recovery codes
members-codes-renew-more = The old codes then no longer work.
members-copy = Copy
members-copied = Copied
members-since = Member since { $day }.
members-premium = You have premium: as many hints and reviews as you like.
members-child = Chat is off for you.
members-log-out = Log out
members-browsers = Where you are logged in
members-session = Since { $begun }, last seen { $seen }
members-session-own = This device, since { $begun }
members-session-close = Log out
members-sessions-close = Log out everywhere else
members-device-unknown = Unknown device
members-export = Take my data along
members-export-more = All that the server keeps about you, in one file.
members-rating = Rating
members-blocked = With whom you want nothing to do
members-unblock = Unblock
members-close = Close account
members-close-more = Everything kept about you is deleted. Your games stay with your opponents, without your name. This cannot be undone.
members-close-do = Close my account

members-refused-away = The server cannot be reached. See whether your connection works and try again.
members-refused-name-taken = This name, or one that looks just like it, is somebody's already.
members-refused-name-length = A name has { $least } to { $most } characters.
members-refused-name-character = "{ $character }" cannot be in a name; letters and figures can.
members-refused-name-mark = A hyphen or full stop stands alone between letters or figures.
members-refused-password-length = A password has { $least } to { $most } characters.
members-refused-password-is-name = Your name cannot be your password.
members-refused-wrong = The details are not right.
members-refused-too-often =
    { $seconds ->
        [one] Tried too often. Wait one second.
       *[other] Tried too often. Wait { $seconds } seconds.
    }
members-refused-busy = It is busy. Try again in a few seconds.
members-refused-not-logged-in = You are no longer logged in.
members-refused-gone = That is no longer there.
members-refused-not-kept = The server cannot keep anything now. Try again later.
