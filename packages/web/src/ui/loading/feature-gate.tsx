import { FEATURE_NOT_CHOSEN_TEXT, type FeatureId, featureDisabledText } from "@huvudbok/core/feature";
import type { ReactNode } from "react";
import { featureName, featuresOf } from "../../data/company/company-features.ts";
import { useCompany } from "../../data/company/selected-company.ts";
import { useFeatures } from "../../data/company/use-features.ts";
import { TextLink } from "../link/text-link.tsx";
import { ErrorBox } from "../page-frame/error-box.tsx";
import type { PageError } from "../page-frame/error-level.ts";
import { Notice } from "../page-frame/notice.tsx";
import classes from "./feature-gate.module.css";
import { featuresError } from "./features-error.ts";

const SETTINGS = "/settings/company/edit?package=1";

function toSettings(): ReactNode {
  return <TextLink to={SETTINGS}>Till företagsinställningar</TextLink>;
}

/** Shown in place of a page whose features the company does not have: names them and links to the settings. */
export function FeaturesMissing({ names }: { readonly names: readonly string[] }) {
  return (
    <Notice kind="locked" title={FEATURE_NOT_CHOSEN_TEXT} action={toSettings()}>
      <ul>
        {names.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Shown where a single function of a page is not included (PG5); nothing until its name is known. */
export function FeatureOff({ feature }: { readonly feature: FeatureId }) {
  const missing = useMissingFeatures([feature]);
  if (missing.error !== undefined) return <ErrorBox error={missing.error} />;
  const name = missing.names?.[0];
  if (name === undefined) return null;
  return <Notice kind="locked" title={featureDisabledText(name)} action={toSettings()} />;
}

/** The same as a line of text, beside a single control that is off. */
export function FeatureOffLine({ feature }: { readonly feature: FeatureId }) {
  const missing = useMissingFeatures([feature]);
  if (missing.error !== undefined) return <ErrorBox error={missing.error} />;
  const name = missing.names?.[0];
  if (name === undefined) return null;
  return (
    <span className={classes.line}>
      {featureDisabledText(name)} {toSettings()}
    </span>
  );
}

export interface MissingFeatures {
  /** Undefined until the names are loaded. */
  readonly names: readonly string[] | undefined;
  /** Why they could not be loaded. */
  readonly error: PageError | undefined;
}

/** The names of those features that the company does not have. */
export function useMissingFeatures(ids: readonly FeatureId[]): MissingFeatures {
  const company = useCompany();
  const used = useFeatures();
  const present = featuresOf(company);
  const missing = ids.filter((id) => !present.has(id));
  if (missing.length === 0) return { names: [], error: undefined };
  const { features } = used;
  const names = features && missing.map((id) => featureName(id, features));
  return { names, error: featuresError(used) };
}
