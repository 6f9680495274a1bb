// Without a network: everything that needs nobody else opens and works after one visit, and a new
// version takes nothing away.

import type { BrowserContext, Page } from "@playwright/test";
import { readFileSync } from "node:fs";
import { createServer, request } from "node:http";
import type { AddressInfo } from "node:net";
import { join } from "node:path";
import { addressOfPlace, PLACES } from "../../src/places/places";
import { LANGUAGES } from "../../src/texts/language";
import { grave } from "./axe";
import { TABLE } from "./puzzles";
import { expect, Table, test } from "./table";

test.use({ serviceWorkers: "allow" });

/** Visits the house once, until everything is on the device. */
async function visit(table: Table): Promise<void> {
  const { page } = table;
  await page.goto("/");
  await expect(page.getByText(table.text("offline-now"))).toBeVisible();
}

/** The browser answers from the device alone; what fails for want of a network is no error here. */
async function cutOff(context: BrowserContext): Promise<void> {
  await context.setOffline(true);
}

/** The places that need the house, and what each says where it cannot be reached. */
const AWAY = {
  online: "online-trouble-away",
  members: "members-refused-away",
  archive: "members-refused-away",
} as const;

const settled = (page: Page) => expect(page.getByRole("main").getByRole("heading").first());

test("after one visit every place opens by its address, in both languages", async ({
  table,
  page,
  context,
}) => {
  await visit(table);
  await cutOff(context);
  for (const language of LANGUAGES) {
    for (const { name } of PLACES.filter(({ name }) => !(name in AWAY))) {
      await page.goto(addressOfPlace(name, language));
      await settled(page).toBeAttached();
      const failed = page.getByText(table.text("failure-part-title"));
      await expect(failed, name).toHaveCount(0);
    }
  }
});

test("what needs the house says so", async ({ page, language, hasTouch, context }) => {
  // No table: the browser reports in the console that there is no network, as it should.
  const table = new Table(page, language, hasTouch ?? false);
  await visit(table);
  await cutOff(context);
  for (const [name, text] of Object.entries(AWAY) as [keyof typeof AWAY, string][]) {
    await page.goto(addressOfPlace(name, language));
    await expect(page.getByText(table.text(text)), name).toBeVisible();
  }
});

test("the computer plays, and the game is there after a reload", async ({
  table,
  page,
  context,
}) => {
  await visit(table);
  await cutOff(context);
  await page.goto(`${table.board}?opponent=computer&color=white`);
  await table.move("e2e4");
  await expect(table.moves).toHaveCount(2, { timeout: 20_000 });
  await page.reload();
  await expect(table.moves).toHaveCount(2);
});

/** A house at an address of its own, some files of which can be others, and which can be shut. */
interface Neighbour {
  readonly address: string;
  readonly serve: (file: RegExp, text: string) => void;
  readonly shut: () => void;
}

async function neighbour(upstream: string): Promise<Neighbour> {
  const others: [RegExp, string][] = [];
  const { host } = new URL(upstream);
  const server = createServer((asked, answer) => {
    const path = asked.url ?? "/";
    const other = others.find(([file]) => file.test(path))?.[1];
    const headers = { ...asked.headers, host };
    if (other !== undefined) delete headers["if-none-match"];
    const outgoing = request(new URL(path, upstream), { headers }, (come) => {
      if (other === undefined) {
        answer.writeHead(come.statusCode ?? 500, come.headers);
        return come.pipe(answer);
      }
      const told = { ...come.headers };
      delete told["content-encoding"];
      delete told["content-length"];
      delete told.etag;
      come.resume();
      return answer.writeHead(200, told).end(other);
    });
    outgoing.on("error", () => answer.destroy());
    outgoing.end();
  });
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://127.0.0.1:${port}`,
    serve: (file, text) => others.unshift([file, text]),
    shut() {
      server.close();
      server.closeAllConnections();
    },
  };
}

test("a puzzle is solved while the house is shut", async ({ table, page, baseURL }) => {
  await page.clock.setFixedTime("2026-11-30T12:00:00Z");
  const house = await neighbour(baseURL as string);
  house.serve(/\.csv$/, TABLE);
  await page.goto(house.address);
  await expect(page.getByText(table.text("offline-now"))).toBeVisible();
  house.shut();
  await page.goto(house.address + addressOfPlace("puzzles", table.language));
  await table.move("b1b5");
  await table.stands("d8", "black-king");
  await table.move("b5b8");
  await expect(page.locator(".said")).toHaveText(table.text("puzzle-solved-clean"));
});

test("a lesson opens, and a page of the rulebook", async ({ table, page, context }) => {
  await visit(table);
  await cutOff(context);
  await page.goto(addressOfPlace("lessons", table.language));
  await table.press(page.getByRole("main").getByRole("link").first());
  await expect(table.square("e4")).toBeVisible();
  await page.goto(addressOfPlace("rulebook", table.language));
  await table.press(page.getByRole("main").getByRole("link").first());
  await expect(page.getByRole("main").getByRole("heading", { level: 1 })).toBeVisible();
});

test("the other language is there too, and the settings say that all is", async ({
  table,
  page,
  context,
}) => {
  await visit(table);
  await cutOff(context);
  await page.reload();
  const other = table.language === "nl" ? "en" : "nl";
  const header = page.getByRole("banner");
  await table.press(header.getByRole("button", { name: other.toUpperCase(), exact: true }));
  await expect(page.locator("html")).toHaveAttribute("lang", other);
  await table.press(
    header.getByRole("button", { name: table.language.toUpperCase(), exact: true }),
  );
  await table.press(page.getByRole("button", { name: table.text("settings") }));
  await expect(table.dialog.getByText(table.text("offline-ready"))).toBeVisible();
});

const WORKER = readFileSync(join(import.meta.dirname, "../../dist/sw.js"), "utf8");

test("a new version waits until it is asked for, and the game goes on in it", async ({
  table,
  page,
  baseURL,
}) => {
  const house = await neighbour(baseURL as string);
  await page.goto(house.address);
  await expect(page.getByText(table.text("offline-now"))).toBeVisible();
  await page.goto(`${house.address}${table.board}?opponent=person`);
  await table.begin("person");
  await table.move("e2e4", "e7e5");
  // The same files under another name: what a house that was built anew serves.
  const other = WORKER.replace(/(name:[`"'])[0-9a-f]{16}([`"'])/, "$10123456789abcdef$2");
  expect(other).not.toBe(WORKER);
  house.serve(/^\/sw\.js$/, other);
  await page.evaluate(async () => void (await navigator.serviceWorker.ready).update());
  const now = page.getByRole("button", { name: table.text("renewal-now") });
  await expect(now).toBeVisible();
  expect(await grave(page)).toEqual([]);
  await expect(table.moves).toHaveText(["e4", "e5"]);
  await Promise.all([page.waitForEvent("load"), table.press(now)]);
  await expect(table.moves).toHaveText(["e4", "e5"]);
  expect((await page.evaluate(() => caches.keys())).at(-1)).toBe("rokade-0123456789abcdef");
  await expect(now).toHaveCount(0);
  house.shut();
});

test("a browser can install the house in the language of the page", async ({ table, page }) => {
  await page.goto("/");
  const link = page.locator('link[rel="manifest"]');
  await expect(link).toHaveAttribute("href", `/${table.language}.webmanifest`);
  const answer = await page.request.get(`/${table.language}.webmanifest`);
  expect(answer.headers()["content-type"]).toContain("application/manifest+json");
});
