import classes from "./setup-steps.module.css";

const STEPS = ["Företag", "Räkenskapsår", "Kontoplan"] as const;

/** The steps of a new user: company, fiscal year, chart of accounts. */
export function SetupSteps({ current }: { readonly current: (typeof STEPS)[number] }) {
  return (
    <ol className={classes.steps} aria-label="Steg">
      {STEPS.map((step, index) => (
        <li key={step} aria-current={step === current ? "step" : undefined}>
          <span className={classes.number}>{index + 1}</span>
          {step}
        </li>
      ))}
    </ol>
  );
}
