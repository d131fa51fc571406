import type { BooksReader } from "./books-reader.ts";
import { sie4BooksReader } from "./sie4/sie4-books-reader.ts";

/** Every format that books can be read from; a new format is a new entry. The first that recognises a file reads it. */
export const BOOKS_READERS: readonly BooksReader[] = [sie4BooksReader];
