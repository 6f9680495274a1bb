# De scheidsrechterspagina: een stelling opzetten, en uitzoeken wie nog mat kan zetten.

table-title = Kan iemand nog mat zetten?
table-about = Zet een stelling op het bord of plak een FEN. Voor wit en voor zwart zie je of mat nog kan, hoe onwaarschijnlijk ook (artikel 5.2.2 en 6.9).
table-board = Bord om een stelling op te zetten
table-tools = Wat een druk op het bord doet
tool-move = Stuk verplaatsen
tool-clear = Veld leegmaken
table-turn = Aan zet
table-castling = Rokeren mag nog
castle-h1 = Wit kort
castle-a1 = Wit lang
castle-h8 = Zwart kort
castle-a8 = Zwart lang
table-crossed = En passant
table-crossed-none = Niet mogelijk
table-fen = Stelling als FEN
table-empty = Leeg bord

standing-none = Deze stelling kan niet.
standing-ongoing = De partij gaat door, { $side ->
    [white] wit
   *[black] zwart
} is aan zet.
standing-checkmate = { $side ->
    [white] Wit
   *[black] Zwart
} staat schaakmat (artikel 5.1.1).
standing-stalemate = { $side ->
    [white] Wit
   *[black] Zwart
} staat pat: remise (artikel 5.2.1).
standing-dead = Dode stelling: remise (artikel 5.2.2).

answer-question = { $side ->
    [white] Kan wit nog mat zetten?
   *[black] Kan zwart nog mat zetten?
}
answer-short = Mat door wit: { $white ->
    [yes] kan nog
    [no] kan niet meer
    [undecided] niet uitgezocht
   *[asking] wordt uitgezocht
}. Mat door zwart: { $black ->
    [yes] kan nog
    [no] kan niet meer
    [undecided] niet uitgezocht
   *[asking] wordt uitgezocht
}.
answer-searching = Wordt uitgezocht…
answer-failed = Het uitzoeken lukte niet. Kijk of je verbinding werkt en verander de stelling om het opnieuw te proberen.
answer-yes-now = Ja, het is al mat.
answer-yes = Ja, als de ander meewerkt. Bijvoorbeeld zo, mat in { $moves ->
    [one] één zet
   *[other] { $moves } zetten
}:
answer-no = Nee, nooit meer.
answer-undecided = Niet uitgezocht: na { $searched } stellingen was er nog geen antwoord. Zo’n stelling geldt als niet dood.
answer-more = Zoek verder

lack-bare-king = { $side ->
    [white] Wit
   *[black] Zwart
} heeft alleen nog een koning.
lack-bishops-of-one-shade = Alle lopers op het bord staan op velden van één kleur, en { $side ->
    [white] wit
   *[black] zwart
} heeft niets anders. De koning kan altijd weg over de andere kleur, of iemand kan ertussen.
lack-lone-knight = { $side ->
    [white] Wit
   *[black] Zwart
} heeft één paard, en de ander heeft alleen een koning, of dames erbij. Eén paard zet alleen mat als een eigen stuk de koning insluit, en een dame naast haar koning slaat het paard.
forced-mated = Er is steeds maar één zet, en aan het eind staat { $side ->
    [white] wit
   *[black] zwart
} zelf mat:
forced-stalemate = { $count ->
    [0] Wie aan zet is, heeft geen zet en staat niet schaak: pat.
    [one] Er is maar één zet, en dan is het pat:
   *[other] Er is steeds maar één zet, en na { $count } zetten is het pat:
}
forced-material = { $count ->
    [one] Er is maar één zet, en dan is er te weinig over om { $side ->
        [white] wit
       *[black] zwart
    } mat te laten zetten:
   *[other] Er is steeds maar één zet, en aan het eind is er te weinig over om { $side ->
        [white] wit
       *[black] zwart
    } mat te laten zetten:
}
no-mate-wall = De stukken zitten achter een muur. Geen stuk komt ooit op een ander veld dan hieronder staat, en op geen enkele manier wordt dat mat door { $side ->
    [white] wit
   *[black] zwart
}.
no-mate-closure = Alle { $positions } stellingen die nog kunnen ontstaan zijn nagekeken, en in geen ervan zet { $side ->
    [white] wit
   *[black] zwart
} mat.

line-name = De zetten
line-start = De stelling voor de eerste zet
line-position = Zet { $ply } van { $count }: { $move }
line-play = Speel af
line-stop = Stop
wall-choose = Waar kan dit stuk ooit komen?
wall-piece = { $piece } op { $square }: { $count ->
    [one] alleen dat veld
   *[other] { $count } velden
}
wall-label = { $piece }. Gemarkeerd: { $squares }

why-ask = Waarom?
why-title = Waarom het remise is
why-table = Naar de scheidsrechterspagina
