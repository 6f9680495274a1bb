/** The name of the text for a word of the wire: `refusal` and `notItsWay`: `refusal-not-its-way`. */
export function textName(kind: string, word: string): string {
  return `${kind}-${word.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`;
}
