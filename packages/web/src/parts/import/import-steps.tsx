import { IconCircle, IconCircleCheck, IconCircleX, IconLoader2 } from "@tabler/icons-react";
import classes from "./import.module.css";
import { IMPORT_STEPS, type ImportStep } from "./run-import.ts";

const LABELS: Readonly<Record<(typeof IMPORT_STEPS)[number], string>> = {
  CreateCompany: "Företag",
  CreateFiscalYear: "Räkenskapsår",
  CreateAccountingPlan: "Kontoplan",
  CreateBalance: "Ingående balans",
  CreateTransactions: "Transaktioner",
};

const WORDS = {
  waiting: "väntar",
  active: "pågår",
  ready: "förberedd",
  done: "klar",
  aborted: "avbruten",
  undone: "inte sparad",
};
type StepState = keyof typeof WORDS;
const ICONS = {
  waiting: IconCircle,
  active: IconLoader2,
  ready: IconCircleCheck,
  done: IconCircleCheck,
  aborted: IconCircleX,
  undone: IconCircle,
};

interface ImportStepsProps {
  readonly step: ImportStep;
  readonly reached: ImportStep;
}

/** How far an import has come. Everything is stored at once, in the last step, a new company too. */
export function ImportSteps({ step, reached }: ImportStepsProps) {
  return (
    <section aria-label="Steg i importen">
      <ol className={classes.steps}>
        {IMPORT_STEPS.map((each) => {
          const state = stepState(each, step, reached);
          const Icon = ICONS[state];
          return (
            <li key={each} data-state={state} aria-current={state === "active" ? "step" : undefined}>
              <Icon size={17} stroke={1.5} aria-hidden />
              <span>{LABELS[each]}</span>
              <span className={classes.stepWord}>{WORDS[state]}</span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}

function stepState(each: (typeof IMPORT_STEPS)[number], step: ImportStep, reached: ImportStep): StepState {
  if (step === "Complete") return "done";
  if (step === "Aborted") return each === reached ? "aborted" : "undone";
  const place = IMPORT_STEPS.indexOf(each);
  const now = IMPORT_STEPS.findIndex((candidate) => candidate === step);
  if (place === now) return "active";
  if (place > now) return "waiting";
  return "ready";
}
