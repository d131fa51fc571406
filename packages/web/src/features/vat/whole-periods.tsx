import { Fragment } from "react";
import classes from "./vat.module.css";

/** The months of a period, as a sentence names them: "okt–dec 2026". */
const PERIODS = /(\p{L}{3}(?: \d{4})?–\p{L}{3} \d{4})/u;

/** A text in which no line ends within the name of a period. */
export function WholePeriods({ text }: { readonly text: string }) {
  // Split by a capturing group: every second part is a match. Each begins elsewhere.
  let start = 0;
  return text.split(PERIODS).map((part, index) => {
    start += part.length;
    return index % 2 === 0 ? (
      <Fragment key={start}>{part}</Fragment>
    ) : (
      <span key={start} className={classes.whole}>
        {part}
      </span>
    );
  });
}
