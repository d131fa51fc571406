import { IconCheck } from "@tabler/icons-react";
import { PageLink } from "./link/page-link.tsx";
import classes from "./setup-steps.module.css";

const STEPS = [
  { name: "Företag", to: "/settings/company/edit" },
  { name: "Räkenskapsår", to: "/accounting/fiscalYear" },
  { name: "Kontoplan", to: "/accounting/accountPlan" },
] as const;

/** The steps of a new user: company, fiscal year, chart of accounts. Those that are done lead back to what they made. */
export function SetupSteps({ current }: { readonly current: (typeof STEPS)[number]["name"] }) {
  const present = STEPS.findIndex(({ name }) => name === current);
  return (
    <ol className={classes.steps} aria-label="Steg">
      {STEPS.map(({ name, to }, index) => {
        const isDone = index < present;
        return (
          <li key={name} aria-current={index === present ? "step" : undefined}>
            <span className={classes.number} data-done={isDone || undefined}>
              {isDone ? <IconCheck size={12} stroke={2} aria-label="Klart" /> : index + 1}
            </span>
            {isDone ? <PageLink to={to}>{name}</PageLink> : name}
          </li>
        );
      })}
    </ol>
  );
}
