import { createElement, type ReactNode } from "react";
import classes from "./whole-numbers.module.css";

/** Digits with hyphens between, such as an organisation number or a date; a percentage; a slash in a word. */
const PARTS = /(\d+(?:-\d+)+|\d+(?:,\d+)? %|\/(?=\p{L}))/u;

interface WholeNumbersProps {
  readonly text: string;
  readonly className?: string | undefined;
}

/**
 * A text in which no number breaks at its hyphen and no "25 %" at its space, while a long word may break at its
 * slashes. Copying it gives the original text.
 */
export function WholeNumbers({ text, className }: WholeNumbersProps) {
  // Split by a capturing group: every second part is a match.
  const parts = text.split(PARTS).map((part, index) => (index % 2 === 0 ? part : unbroken(part)));
  return createElement("span", { className }, ...parts);
}

function unbroken(part: string): ReactNode {
  if (part !== "/") return createElement("span", { className: classes.number }, part);
  return createElement("span", null, "/", createElement("wbr"));
}
