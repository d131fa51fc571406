import { DRAFT_PICTURES } from "./draft-pictures.ts";
import { ERROR_PICTURES } from "./error-pictures.ts";
import { NOTE_PICTURES } from "./note-pictures.ts";
import { OPENED_PICTURES } from "./opened-pictures.ts";
import { PAGE_PICTURES } from "./page-pictures.ts";
import type { Picture } from "./picture.ts";
import { POTTERY_PICTURES } from "./pottery-pictures.ts";
import { REFUSAL_PICTURES } from "./refusal-pictures.ts";

/** Every picture of `npm run screenshots`, in the order in which they are taken. */
export const PICTURES: readonly Picture[] = [
  ...POTTERY_PICTURES,
  ...PAGE_PICTURES,
  ...OPENED_PICTURES,
  ...DRAFT_PICTURES,
  ...NOTE_PICTURES,
  ...ERROR_PICTURES,
  ...REFUSAL_PICTURES,
];
