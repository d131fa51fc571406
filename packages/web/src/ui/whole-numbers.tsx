import { createElement, type ReactNode } from "react";
import classes from "./whole-numbers.module.css";

/** Digits with hyphens between, such as an organisation number or a date; a percentage; a slash in a word. */
const PARTS = /(\d+(?:-\d+)+|\d+(?:,\d+)? %|\/(?=\p{L}))/u;

/**
 * A text in which no number is broken at its hyphen and no "25 %" at its space, and a long word may be at its slashes. What
 * is copied from it is the text as it was.
 */
export function WholeNumbers({ text }: { readonly text: string }) {
  // Split by a group: every second part is what was found.
  const parts = text.split(PARTS).map((part, index) => (index % 2 === 0 ? part : found(part)));
  return createElement("span", null, ...parts);
}

function found(part: string): ReactNode {
  if (part !== "/") return createElement("span", { className: classes.number }, part);
  return createElement("span", null, "/", createElement("wbr"));
}
