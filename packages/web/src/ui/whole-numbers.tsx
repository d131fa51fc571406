import { createElement } from "react";
import classes from "./whole-numbers.module.css";

/** Digits with hyphens between: an organisation number, a date. */
const HYPHENATED = /(\d+(?:-\d+)+)/;

/** A text in which no number is broken at its hyphen. What is copied from it is the text as it was. */
export function WholeNumbers({ text }: { readonly text: string }) {
  // Split by a group: every second part is a number.
  const parts = text
    .split(HYPHENATED)
    .map((part, index) =>
      index % 2 === 0 ? part : createElement("span", { className: classes.number }, part),
    );
  return createElement("span", null, ...parts);
}
