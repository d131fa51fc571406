import { IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import classes from "./company-form.module.css";
import type { FeatureFact, PackageFacts } from "./package-facts.ts";

interface PackageOverviewProps {
  readonly facts: PackageFacts;
  /** Shown above the form instead of below it. */
  readonly isFirst: boolean;
}

/** The contents of the company's package: binding time, renewal date, price and features. */
export function PackageOverview({ facts, isFirst }: PackageOverviewProps) {
  return (
    <section className={classes.section} data-first={isFirst || undefined} aria-labelledby="package-heading">
      <h2 id="package-heading">Paket</h2>
      <dl className={classes.facts}>
        <dt>Bindningstid</dt>
        <dd>{facts.binding}</dd>
        <dt>Förnyas</dt>
        <dd>{facts.renewalDate}</dd>
        <dt>Pris per månad</dt>
        <dd>{facts.pricePerMonth}</dd>
      </dl>
      {[...Map.groupBy(facts.features, ({ group }) => group)].map(([group, features]) => (
        <FeatureGroup key={group} name={group} features={features} />
      ))}
    </section>
  );
}

interface FeatureGroupProps {
  readonly name: string;
  readonly features: readonly FeatureFact[];
}

/** The features of a group, by the thousands of their numbers. */
function FeatureGroup({ name, features }: FeatureGroupProps) {
  return (
    <>
      <h3 className={classes.group}>{name}</h3>
      <ul className={classes.features} aria-label={name}>
        {features.map(({ id, name: feature, description, isChosen, status }) => {
          const Icon = isChosen ? IconCircleCheck : IconCircleDashed;
          return (
            <li key={id} data-chosen={isChosen || undefined}>
              <Icon size={18} stroke={1.5} aria-hidden />
              <span className={classes.name}>{feature}</span>
              <span className={classes.quiet}>{status}</span>
              <span className={classes.text}>{description}</span>
            </li>
          );
        })}
      </ul>
    </>
  );
}
