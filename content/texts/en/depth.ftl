# The board that you turn, and why it is not there at times.

free-software = This device draws without a graphics card. So this is the 3D board that stands still.
free-none = This browser cannot let you turn the board. So this is the 3D board that stands still.
free-missing = The board that you turn did not come. So this is the 3D board that stands still.
