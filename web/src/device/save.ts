/** Files that a person takes along: saved by the browser, from what is on the page. */

/** Saves a text or a picture under a name. */
export function saveFile(name: string, content: string | Blob, type: string): void {
  const url = URL.createObjectURL(
    typeof content === "string" ? new Blob([content], { type }) : content,
  );
  const link = document.createElement("a");
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
