# Leden: een account maken, binnenkomen, en alles wat erbij hoort.

members-log-in = Inloggen
members-sign-up = Account maken
members-sign-up-more = Een naam en een wachtwoord, meer niet. Wat je hier al gespeeld hebt, blijft van jou.
members-recover = Wachtwoord vergeten?
members-recover-more = Vul een van je herstelcodes in. Heb je die niet meer, vraag dan een code aan wie deze server beheert.
members-recover-do = Nieuw wachtwoord instellen
members-to-log-in = Ik heb al een account
members-to-sign-up = Account maken
members-to-recover = Wachtwoord vergeten?
members-name = Naam
members-name-more = 2 tot 20 letters en cijfers, zonder spaties.
members-password = Wachtwoord
members-password-more = Minstens 8 tekens; een paar woorden achter elkaar is goed en makkelijk te onthouden.
members-password-old = Je wachtwoord van nu
members-password-new = Nieuw wachtwoord
members-password-change = Wachtwoord wijzigen
members-password-changed = Je wachtwoord is gewijzigd. Andere apparaten moeten opnieuw inloggen.
members-code = Herstelcode
members-codes = Je herstelcodes
members-codes-more = Schrijf ze op of bewaar ze ergens: ze worden maar één keer getoond. Met elke code kun je één keer een nieuw wachtwoord kiezen.
members-codes-kept = Ik heb ze bewaard
members-codes-left =
    { $count ->
        [0] Je hebt geen herstelcodes meer
        [one] Je hebt nog één herstelcode
       *[other] Je hebt nog { $count } herstelcodes
    }
members-codes-renew = Nieuwe herstelcodes
members-codes-renew-more = De oude codes werken dan niet meer.
members-copy = Kopiëren
members-copied = Gekopieerd
members-since = Lid sinds { $day }.
members-premium = Je hebt premium: zoveel tips en analyses als je wilt.
members-child = Chatten staat voor jou uit.
members-log-out = Uitloggen
members-browsers = Waar je bent ingelogd
members-session = Sinds { $begun }, laatst gezien { $seen }
members-session-own = Dit apparaat, sinds { $begun }
members-session-close = Uitloggen
members-sessions-close = Overal elders uitloggen
members-device-unknown = Onbekend apparaat
members-export = Mijn gegevens meenemen
members-export-more = Alles wat de server over je bewaart, in één bestand.
members-rating = Rating
members-blocked = Met wie je niets te maken wilt hebben
members-unblock = Deblokkeren
members-close = Account opheffen
members-close-more = Alles wat over jou bewaard is, wordt gewist. Je partijen blijven staan bij je tegenstanders, zonder je naam. Dit kan niet ongedaan worden gemaakt.
members-close-do = Hef mijn account op

members-refused-away = De server is niet bereikbaar. Kijk of je verbinding werkt en probeer het opnieuw.
members-refused-name-taken = Deze naam, of een die er sprekend op lijkt, is al van iemand.
members-refused-name-length = Een naam heeft { $least } tot { $most } tekens.
members-refused-name-character = "{ $character }" kan niet in een naam; letters en cijfers wel.
members-refused-name-mark = Een streepje of punt staat los tussen letters of cijfers.
members-refused-password-length = Een wachtwoord heeft { $least } tot { $most } tekens.
members-refused-password-is-name = Je naam kan niet je wachtwoord zijn.
members-refused-wrong = De gegevens kloppen niet.
members-refused-too-often =
    { $seconds ->
        [one] Te vaak geprobeerd. Wacht één seconde.
       *[other] Te vaak geprobeerd. Wacht { $seconds } seconden.
    }
members-refused-busy = Het is druk. Probeer het over een paar tellen opnieuw.
members-refused-not-logged-in = Je bent niet meer ingelogd.
members-refused-gone = Dat is er niet meer.
members-refused-not-kept = De server kan nu niets bewaren. Probeer het later opnieuw.
