# Rokade zonder netwerk, en een nieuwe versie.

offline-now = Rokade werkt nu ook zonder netwerk.
offline-unable = Deze browser kan Rokade niet bewaren: zonder netwerk gaat er niets open.
offline-insecure = Dit adres begint met http, niet met https. Daarom kan je browser Rokade niet bewaren voor zonder netwerk, niets delen, geen plaatje kopiëren en het scherm naast een echt bord niet aan laten. Spelen kan gewoon; wie hier beheert kan https aanzetten.
offline-fetching = Rokade wordt op dit apparaat gezet, zodat het straks ook zonder netwerk werkt.
offline-ready = Rokade staat op dit apparaat en werkt ook zonder netwerk.
offline-failed = Rokade kon niet op dit apparaat worden gezet. Bij een volgend bezoek gaat het opnieuw.

renewal-title = Er is een nieuwe versie.
renewal-more = Je partij blijft bewaard. Doe je niets, dan begint zij de volgende keer.
renewal-now = Nu vernieuwen
renewal-later = Later
