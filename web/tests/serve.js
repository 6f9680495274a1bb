// Serves the client as built, under the headers it must live with, for the browser tests.
import { preview } from "vite";

const port = Number(process.argv[2]);
await preview({ preview: { host: "127.0.0.1", port, strictPort: true } });
