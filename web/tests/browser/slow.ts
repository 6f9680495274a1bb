// A way to the house on which everything takes its time, in both directions.

import { connect, createServer, type AddressInfo, type Socket } from "node:net";

export interface Way {
  /** Where the house is found on this way. */
  readonly origin: string;
  close(): void;
}

/** What comes in at one end goes out at the other so many milliseconds later, in its order. */
function carry(from: Socket, to: Socket, ms: number): void {
  from.on("data", (data) => setTimeout(() => to.writable && to.write(data), ms));
  from.on("end", () => setTimeout(() => to.end(), ms));
  // Whoever breaks off at one end is gone at the other.
  from.on("error", () => to.destroy());
}

/** Opens such a way to a house. */
export async function slowWay(house: string, ms: number): Promise<Way> {
  const { hostname, port } = new URL(house);
  const server = createServer((near) => {
    const far = connect(Number(port), hostname);
    carry(near, far, ms);
    carry(far, near, ms);
  });
  await new Promise<void>((open) => server.listen(0, hostname, open));
  const address = server.address() as AddressInfo;
  return {
    origin: `http://${hostname}:${address.port}`,
    close: () => void server.close(),
  };
}
