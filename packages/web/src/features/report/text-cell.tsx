import type { ReactNode } from "react";
import classes from "./line-table.module.css";

interface TextCellProps {
  /** What the row is called: struck through when the row is. */
  readonly name: string;
  /** What the row says besides. */
  readonly texts: readonly string[];
  readonly children?: ReactNode;
}

/** The text of a row, cut where the column ends, with the whole of it on hover. */
export function TextCell({ name, texts, children }: TextCellProps) {
  return (
    <td className={classes.text} title={[name, ...texts].join(", ")}>
      <span className={classes.cut}>
        <span className={classes.struckable}>{name}</span>
        {texts.map((text) => (
          <span key={text} className={classes.further}>{`, ${text}`}</span>
        ))}
      </span>
      {children}
    </td>
  );
}
