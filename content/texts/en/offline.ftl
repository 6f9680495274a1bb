# Rokade without a network, and a new version.

offline-now = Rokade now works without a network too.
offline-unable = This browser cannot keep Rokade: nothing opens without a network.
offline-insecure = This address begins with http, not with https. So your browser cannot keep Rokade for use without a network, share, copy a picture, or keep the screen on beside a real board. Playing works as ever; whoever runs this house can turn https on.
offline-fetching = Rokade is being put on this device, so that it will work without a network too.
offline-ready = Rokade is on this device and works without a network too.
offline-failed = Rokade could not be put on this device. It is tried again at your next visit.

renewal-title = There is a new version.
renewal-more = Your game is kept. If you do nothing, it begins the next time.
renewal-now = Renew now
renewal-later = Later
