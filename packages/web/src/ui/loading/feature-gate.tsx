import { FEATURE_NOT_CHOSEN_TEXT, featureDisabledText } from "@huvudbok/core/feature";
import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { featuresOf } from "../../data/company/company-features.ts";
import { useCompany } from "../../data/company/selected-company.ts";
import { useFeatures } from "../../data/company/use-features.ts";
import { PageLink } from "../link/page-link.tsx";
import { Notice } from "../page-frame/notice.tsx";

const SETTINGS = "/settings/company/edit?package=1";

function toSettings(): ReactNode {
  return (
    <Anchor component={PageLink} to={SETTINGS}>
      Till företagsinställningar
    </Anchor>
  );
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

/** Shown where a single function of a page is not included (PG5). */
export function FeatureOff({ feature }: { readonly feature: number }) {
  const [name] = useMissingFeatures([feature]);
  if (name === undefined) return null;
  return <Notice kind="locked" title={featureDisabledText(name)} action={toSettings()} />;
}

/** The names of those features that the company does not have. */
export function useMissingFeatures(ids: readonly number[]): readonly string[] {
  const company = useCompany();
  const features = useFeatures();
  const present = featuresOf(company);
  return ids
    .filter((id) => !present.has(id))
    .map((id) => features.find((feature) => feature.id === id)?.name ?? String(id));
}
