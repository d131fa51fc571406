import classes from "./deletion.module.css";

/** The five steps of a deletion. */
const STEPS = ["Bekräfta", "Räkna ihop", "Granska", "Radera", "Klart"] as const;

/** How far the deletion has come, from 0 to 4. */
export type DeletionStep = 0 | 1 | 2 | 3 | 4;

export function DeletionSteps({ step }: { readonly step: DeletionStep }) {
  return (
    <ol className={classes.steps} aria-label="Steg">
      {STEPS.map((name, index) => (
        <li
          key={name}
          aria-current={index === step ? "step" : undefined}
          data-done={index < step || undefined}
        >{`${index + 1}. ${name}`}</li>
      ))}
    </ol>
  );
}
