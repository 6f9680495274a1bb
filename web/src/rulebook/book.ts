/**
 * The rulebook, from `crates/content` through a WebAssembly of its own that is fetched when
 * somebody opens the book. Once it is here, every page and the search work without a network.
 */

import type { BookEntry, BookGroup, BookPage, BookTerm } from "../generated/wire";
import start, { Book as Opened } from "../generated/wasm/rulebook/rulebook.js";
import address from "../generated/wasm/rulebook/rulebook_bg.wasm?url";
import type { Language } from "../texts/language";

/** The book in one language. */
export class Book {
  readonly #opened: Opened;
  readonly language: Language;
  readonly contents: readonly BookGroup[];

  constructor(language: Language) {
    this.#opened = new Opened(language);
    this.language = language;
    this.contents = JSON.parse(this.#opened.contents()) as readonly BookGroup[];
  }

  /** The page at an address, or of a name; nothing when there is none. */
  page(address: string): BookPage | null {
    return JSON.parse(this.#opened.page(address)) as BookPage | null;
  }

  /** What fits a question, the best first. */
  search(question: string): readonly BookEntry[] {
    return JSON.parse(this.#opened.search(question)) as readonly BookEntry[];
  }

  /** The glossary in the order of the alphabet. */
  terms(): readonly BookTerm[] {
    return JSON.parse(this.#opened.terms()) as readonly BookTerm[];
  }
}

const books = new Map<Language, Book>();

/** Makes the book ready; a place without `fetch` brings the bytes itself. */
export async function loadBook(source: string | BufferSource = address): Promise<void> {
  await start({ module_or_path: source });
}

/** The book in a language, once it has been loaded. */
export function bookIn(language: Language): Book {
  const book = books.get(language) ?? new Book(language);
  books.set(language, book);
  return book;
}
