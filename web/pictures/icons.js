// The icons of the installed app: the mark on paper. A system that cuts an icon to its own shape
// takes the maskable one, whose mark stays within the middle four fifths.

/** Side in pixels, the part of it that the mark takes, and whether the corners are round. */
const ICONS = [
  { name: "mark-192.png", side: 192, part: 0.76, round: true },
  { name: "mark-512.png", side: 512, part: 0.76, round: true },
  { name: "mark-maskable-512.png", side: 512, part: 0.56, round: false },
  // Apple rounds the corners itself.
  { name: "touch.png", side: 180, part: 0.68, round: false },
];

const PAPER = "#faf7f0";
const INK = "#1f2430";
const ARROW = "#b8430f";

function drawing(mark, { side, part, round }) {
  const scale = (side * part) / mark.box;
  const edge = (side - mark.box * scale) / 2;
  const shapes = mark.shapes.map((shape) => `<path fill="${INK}" d="${shape}"/>`).join("");
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}" style="display:block">` +
    `<rect width="100%" height="100%" fill="${PAPER}" rx="${round ? side * 0.2 : 0}"/>` +
    `<g transform="translate(${edge} ${edge}) scale(${scale})">${shapes}` +
    `<path fill="none" stroke="${ARROW}" stroke-width="2.7" stroke-linecap="round" stroke-linejoin="round" d="${mark.arrow}"/></g></svg>`
  );
}

/** Every icon as a file's name and bytes. */
export async function drawIcons(browser, mark) {
  const page = await browser.newPage();
  const drawn = [];
  for (const icon of ICONS) {
    await page.setViewportSize({ width: icon.side, height: icon.side });
    await page.setContent(
      `<body style="margin:0;background:transparent">${drawing(mark, icon)}</body>`,
    );
    drawn.push({ name: icon.name, bytes: await page.screenshot({ omitBackground: true }) });
  }
  await page.close();
  return drawn;
}
