# Het bord dat je draait, en waarom het er soms niet is.

free-software = Dit apparaat tekent zonder grafische kaart. Daarom staat hier het 3D-bord dat stilstaat.
free-none = Deze browser kan het bord niet laten draaien. Daarom staat hier het 3D-bord dat stilstaat.
free-missing = Het bord dat je draait is niet binnengekomen. Daarom staat hier het 3D-bord dat stilstaat.
