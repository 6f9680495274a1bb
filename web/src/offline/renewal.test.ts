// When the page says that it is ready, and when that there is something new.

import { beforeEach, describe, expect, it } from "vitest";
import { Renewal } from "./renewal.svelte";

/** A worker, a registration and a container as a browser has them, moved by hand. */
class FakeWorker extends EventTarget {
  state: ServiceWorkerState = "installing";
  readonly heard: unknown[] = [];

  postMessage(message: unknown): void {
    this.heard.push(message);
  }

  become(state: ServiceWorkerState): void {
    this.state = state;
    this.dispatchEvent(new Event("statechange"));
  }
}

class FakeRegistration extends EventTarget {
  installing: FakeWorker | null = null;
  waiting: FakeWorker | null = null;
  active: FakeWorker | null = null;
  looked = 0;

  async update(): Promise<void> {
    this.looked += 1;
  }
}

class FakeContainer extends EventTarget {
  controller: FakeWorker | null = null;
  failing = false;

  constructor(readonly registration: FakeRegistration) {
    super();
  }

  async register(): Promise<FakeRegistration> {
    if (this.failing) throw new TypeError("the script did not come");
    return this.registration;
  }

  control(worker: FakeWorker): void {
    this.controller = worker;
    this.dispatchEvent(new Event("controllerchange"));
  }
}

let registration: FakeRegistration;
let workers: FakeContainer;
let reloads: number;
let renewal: Renewal;

beforeEach(() => {
  registration = new FakeRegistration();
  workers = new FakeContainer(registration);
  reloads = 0;
  renewal = new Renewal({
    workers: workers as unknown as ServiceWorkerContainer,
    reload: () => (reloads += 1),
  });
});

function visitedBefore(): FakeWorker {
  const worker = new FakeWorker();
  worker.state = "activated";
  registration.active = workers.controller = worker;
  return worker;
}

/** A new version comes onto the device and waits. */
function arrive(): FakeWorker {
  const worker = new FakeWorker();
  registration.installing = worker;
  registration.dispatchEvent(new Event("updatefound"));
  registration.installing = null;
  registration.waiting = worker;
  worker.become("installed");
  return worker;
}

describe("a first visit", () => {
  it("ends with everything on the device, and says so once", async () => {
    const worker = (registration.installing = new FakeWorker());
    await renewal.begin();
    expect(renewal.readiness).toBe("fetching");
    worker.become("installed");
    registration.active = worker;
    worker.become("activated");
    workers.control(worker);
    expect([renewal.readiness, renewal.first, renewal.offered]).toEqual(["ready", true, false]);
  });

  it("that brings nothing is tried again the next time", async () => {
    const worker = (registration.installing = new FakeWorker());
    await renewal.begin();
    worker.become("redundant");
    expect(renewal.readiness).toBe("failed");
  });

  it("fails where the worker cannot come, and is impossible where there are none", async () => {
    workers.failing = true;
    await renewal.begin();
    expect(renewal.readiness).toBe("failed");
    const none = new Renewal({ workers: undefined, reload: () => undefined });
    await none.begin();
    expect(none.readiness).toBe("unable");
  });
});

describe("a new version", () => {
  it("is offered, and takes over only when it is asked for", async () => {
    visitedBefore();
    await renewal.begin();
    expect(renewal.first).toBe(false);
    const worker = arrive();
    expect([renewal.offered, reloads, worker.heard]).toEqual([true, 0, []]);
    renewal.renew();
    expect(worker.heard).toEqual([{ is: "takeOver" }]);
    workers.control(worker);
    expect(reloads).toBe(1);
  });

  it("that waits since an earlier visit is offered", async () => {
    visitedBefore();
    registration.waiting = new FakeWorker();
    await renewal.begin();
    expect(renewal.offered).toBe(true);
  });

  it("can be put off", async () => {
    visitedBefore();
    await renewal.begin();
    arrive();
    renewal.putOff();
    expect([renewal.offered, reloads]).toEqual([false, 0]);
  });

  it("that another window asked for does not take this one's game away", async () => {
    visitedBefore();
    await renewal.begin();
    const worker = arrive();
    renewal.putOff();
    registration.waiting = null;
    workers.control(worker);
    expect([renewal.offered, reloads]).toEqual([true, 0]);
    renewal.renew();
    expect(reloads).toBe(1);
  });

  it("is looked for once an hour", async () => {
    visitedBefore();
    await renewal.begin();
    const hour = 3_600_000;
    for (const now of [hour, hour + 1, 2 * hour - 1, 2 * hour]) renewal.look(now);
    expect(registration.looked).toBe(2);
  });
});
