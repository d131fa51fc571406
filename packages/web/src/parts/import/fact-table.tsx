import type { ReactNode } from "react";
import classes from "./import.module.css";

export interface Fact {
  readonly label: string;
  readonly value: ReactNode;
}

interface FactTableProps {
  readonly title: string;
  readonly facts: readonly Fact[];
}

/** A small table that describes something: one fact in each row. */
export function FactTable({ title, facts }: FactTableProps) {
  return (
    <table className={classes.facts} aria-label={title}>
      <tbody>
        {facts.map(({ label, value }) => (
          <tr key={label}>
            <th scope="row">{label}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
