# Online: uitdagen, wachten, en een partij tussen twee mensen.
# $who is wie iets deed: you (jij), white of black.

online-about = Stuur iemand een link en speel. Je hebt geen account nodig.
online-new = Daag iemand uit
online-open = Open uitdagingen
online-own = Je partijen
online-game = Partij { $number }
online-continue = Verder
online-look = Bekijken
online-yours = { $terms } (van jou)
online-no-clock = Zonder klok
online-days = { $days ->
    [one] 1 dag per zet
   *[other] { $days } dagen per zet
}
online-days-more = { $days ->
    [one] Eén dag
   *[other] { $days } dagen
} voor elke zet: doe hem wanneer het uitkomt. Je hoeft niet te blijven zitten.
online-audience = Wie mag meedoen
online-audience-link = Wie de link heeft
online-audience-lobby = Iedereen hier
online-audience-link-more = Alleen wie je de link stuurt, weet ervan.
online-audience-lobby-more = De uitdaging staat hier in de lijst, voor iedereen op deze server.
online-audience-one = Eén lid
online-audience-one-more = Alleen het lid dat je noemt, ziet de uitdaging en kan haar aannemen.
online-opponent-name = Naam van het lid
online-stakes = Telt mee
online-stakes-casual = Vriendschappelijk
online-stakes-rated = Voor rating
online-rated = voor rating
online-by = { $who }: { $terms }
online-invited-by = Door { $who }
online-trouble-nobody = Er is hier niemand die zo heet.
online-trouble-members-only = Om voor rating te spelen heb je een account nodig.
online-chat = Berichten
online-chat-nothing = Nog niets geschreven.
online-chat-write = Bericht
online-chat-send = Stuur
online-chat-mute = Lees niet meer mee
online-chat-unmute = Lees weer mee
online-chat-muted = Je leest je tegenstander niet meer.
online-chat-block = Blokkeren
online-chat-blocked = Geblokkeerd
online-chat-report = Melden bij de beheerder
online-chat-reported = Gemeld
online-wrote = Bericht: { $text }
online-more = Regels, beginstelling en aantal partijen
online-variant = Begin met
online-standard = De beginstelling
online-chess960 = Chess960
online-series = Aantal partijen
online-series-one = Eén
online-series-best-of = Best of { $games }
online-series-games = { $games } partijen
online-offer = Maak uitdaging

online-waiting = Wachten op je tegenstander
online-invited = Je bent uitgedaagd
online-invited-more = Neem je de uitdaging aan, dan begint de partij meteen.
online-color-white = jij speelt met wit
online-color-black = jij speelt met zwart
online-color-random = er wordt geloot om de kleur
online-link = Link naar de partij
online-link-more = Stuur deze link. Wie hem als eerste aanneemt, is je tegenstander.
online-copy = Link kopiëren
online-copied = Gekopieerd
online-share = Delen
online-share-text = Speel een partij schaak met me:
online-withdraw = Intrekken
online-wait-here = De partij begint hier vanzelf zodra iemand de uitdaging aanneemt.
online-accept = Spelen
online-not-now = Nu niet
online-to-lobby = Naar Online

online-connecting = Verbinden …
online-nothing = Deze partij is er niet
online-nothing-more = De uitdaging is ingetrokken, of de link klopt niet helemaal.
online-trouble-gone = De uitdaging is er niet meer: iemand was je voor, of zij is ingetrokken.
online-trouble-own = Dit is je eigen uitdaging.
online-trouble-too-many = Er staan al te veel uitdagingen open. Trek er eerst een in.
online-trouble-away = De server is niet bereikbaar. Kijk of je verbinding werkt en probeer het opnieuw.

online-opponent = Tegenstander
online-watching = Je kijkt mee.
online-lost = Geen verbinding. We proberen het opnieuw; je klok wordt door de server bijgehouden.
online-unconfirmed = Je zet is nog niet bevestigd.
online-opponent-gone = Je tegenstander is even weg.
# De verbinding van een speler: $how is hoe lang de weg is, of waarom dat niet bekend is.
online-way = Verbinding van { $who ->
    [you] jou
    [white] wit
   *[black] zwart
}: { $how }
online-way-ms = { $ms } ms
online-way-seconds = { $seconds } s
online-way-unknown = nog niet gemeten
online-way-gone = weg
online-made-up = { $ms } ms reistijd vergoed
online-ways = Verbinding
online-ways-now = Heen en terug
online-ways-made-up = Vergoed
online-ways-left = Nog te vergoeden
online-ways-moves = Vergoed per zet
online-ways-more = De server meet de reistijd van zetten en rekent die niet: hoogstens { $move } ms per zet en { $seconds } seconden per speler in een partij. Niemand anders betaalt ervoor.
online-ways-rule = Meer over deze regel
online-ways-no-clock = Deze partij heeft geen klok: er valt niets te vergoeden.
online-first-yours = Doe je eerste zet binnen { $time }; daarna gaan de klokken lopen.
online-first-theirs = Je tegenstander heeft nog { $time } voor de eerste zet.
online-held = De server stond even stil. Niemand verloor tijd; de klok gaat verder over { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
} of zodra wie aan zet is terug is.
online-interrupted = De server heeft even stilgestaan. Dat kostte niemand tijd.
online-gone = Je tegenstander is weg. Over { $seconds } { $seconds ->
    [one] seconde
   *[other] seconden
} kun je de partij claimen.
online-gone-claimable = Je tegenstander is niet teruggekomen.
online-claim-win = Winst claimen
online-claim-draw = Remise

online-offered = { $who ->
    [you] Je hebt remise aangeboden.
    [white] Wit biedt remise aan.
   *[black] Zwart biedt remise aan.
}
online-offer-ask = Je tegenstander biedt remise aan.
online-declined = { $who ->
    [you] Je hebt de remise afgeslagen.
    [white] Wit slaat de remise af.
   *[black] Zwart slaat de remise af.
}
online-claimed-wrongly = { $who ->
    [you] Je claim klopt niet
    [white] De claim van wit klopt niet
   *[black] De claim van zwart klopt niet
} en geldt als remiseaanbod{ $minutes ->
    [0] { "" }
    [one] ; de ander krijgt één minuut
   *[other] ; de ander krijgt { $minutes } minuten
} (artikel 9.5.3).
online-prefer = Remise vanzelf claimen
online-prefer-more = Zodra je aan zet bent en herhaling of 50 zetten het toelaat, claimt de server voor jou.
online-ask-back = Vragen of je je zet terug mag nemen
online-back-name = Zet terugnemen
online-back-ask = Je tegenstander wil een zet terugnemen.
online-back-allow = Goed
online-back-refuse = Nee
online-asked-back = { $who ->
    [you] Je vroeg of je je zet terug mag nemen.
    [white] Wit wil een zet terugnemen.
   *[black] Zwart wil een zet terugnemen.
}
online-kept-move = { $who ->
    [you] Je hield de ander aan de zet.
   *[other] De zet blijft staan.
}
online-taken-back = De zet is teruggenomen. Niemand kreeg er tijd bij.
online-seat = Link naar je eigen stoel kopiëren
online-seat-more = Voor jezelf, om op een ander apparaat verder te spelen. Wie hem heeft, speelt voor jou.
online-abort = Partij afbreken

online-series-game = Partij { $number } van { $is ->
    [bestOf] hoogstens { $games }
   *[games] { $games }
}
online-series-points = { $points } in deze serie
online-series-after = In de serie: wit { $white }, zwart { $black }.
online-series-over = De serie is afgelopen: wit { $white }, zwart { $black }.
online-next = Volgende partij
online-next-asked = Wachten op de ander
online-next-accept = Volgende partij beginnen
online-rematch = Revanche
online-rematch-asked = Revanche gevraagd
online-rematch-accept = Revanche aannemen
online-no-result = De partij telt niet

reason-left = { $who ->
    [you] Je was te lang weg
    [white] Wit was te lang weg
   *[black] Zwart was te lang weg
}{ $outcome ->
    [draw] : remise
   *[other] { "" }
}.
reason-aborted = { $who ->
    [you] Je hebt de partij afgebroken voordat beiden een zet hadden gedaan.
    [white] Wit heeft de partij afgebroken voordat beiden een zet hadden gedaan.
   *[black] Zwart heeft de partij afgebroken voordat beiden een zet hadden gedaan.
}
reason-never-came = { $who ->
    [you] Je hebt je eerste zet niet op tijd gedaan.
    [white] Wit heeft de eerste zet niet op tijd gedaan.
   *[black] Zwart heeft de eerste zet niet op tijd gedaan.
}

# Wat de server niet deed, en waarom.
online-refused-not-your-seat = Dat kan alleen wie hier speelt.
online-refused-not-over = De partij is nog niet afgelopen.
online-refused-stale = De stelling was intussen veranderd.
online-refused-not-your-turn = De ander is aan zet.
online-refused-illegal = Die zet is niet reglementair.
online-refused-must-play-announced = Bij de claim is een andere zet aangekondigd, en die moet nu gespeeld worden (artikel 9.5.3).
online-refused-too-early = Remise aanbieden kan als beide spelers een zet gedaan hebben (artikel 5.2.3).
online-refused-already-offered = Het aanbod van daarnet staat nog (artikel 9.1.2.1).
online-refused-nothing-offered = Het remiseaanbod staat niet meer.
online-refused-offered-recently = Je hebt kort geleden remise aangeboden. Het kan weer na een paar zetten, of als er iets verandert.
online-refused-not-in-this-ruleset = Bij deze regels wordt er niet geclaimd: het wordt vanzelf remise.
online-refused-both-have-moved = Beiden hebben al een zet gedaan: afbreken kan niet meer, opgeven wel.
online-refused-move-stands = Bij deze regels blijft een zet staan (artikel 4.7).
online-refused-nothing-to-take-back = Je hebt nog geen zet om terug te nemen.
online-refused-asked-already = Dat heb je al gevraagd.
online-refused-answer-first = Beantwoord eerst de vraag van je tegenstander.
online-refused-nothing-asked = Die vraag staat niet meer.
online-refused-no-time-left = Dat kan niet: dan was er geen tijd meer over.
online-refused-no-absence-here = Bij dit tempo hoeft niemand aan het bord te blijven zitten.
online-refused-opponent-is-there = Je tegenstander is er weer.
online-refused-opponent-is-not-to-move = Je bent zelf aan zet.
online-refused-too-soon = Je tegenstander kan nog terugkomen.
online-refused-rematch-made = De volgende partij is al begonnen.
online-refused-chat-closed = In deze partij kan niet geschreven worden.
online-refused-muted = Je tegenstander leest niet mee.
online-refused-text-length = Dat bericht is leeg of te lang.
online-refused-chat-full = Er is in deze partij genoeg geschreven.
online-refused-unchanged = Dat was al zo.
online-refused-not-kept = De server kon het niet bewaren. Het is niet gebeurd; probeer het zo opnieuw.
online-refused-too-busy = Dat ging te snel achter elkaar. Probeer het zo opnieuw.
