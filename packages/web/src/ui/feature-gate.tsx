import { FEATURE_NOT_CHOSEN_TEXT, featureDisabledText } from "@huvudbok/core/feature";
import { Anchor } from "@mantine/core";
import type { ReactNode } from "react";
import { useCompany, useFeatures } from "../data/companies.ts";
import { Notice } from "./page-frame/notice.tsx";
import { PageLink } from "./page-link.tsx";

const SETTINGS = "/settings/company/edit?package=1";

function toSettings(): ReactNode {
  return (
    <Anchor component={PageLink} to={SETTINGS}>
      Till företagsinställningar
    </Anchor>
  );
}

interface FeatureGateProps {
  /** Ids of the features that the page cannot do without. */
  readonly features: readonly number[];
  readonly children: ReactNode;
}

/** Shows the page only when the company has its features; otherwise the warning and the way to the settings. */
export function FeatureGate({ features, children }: FeatureGateProps) {
  const missing = useMissingFeatures(features);
  if (missing.length === 0) return children;
  return (
    <Notice kind="locked" title={FEATURE_NOT_CHOSEN_TEXT} action={toSettings()}>
      <ul>
        {missing.map((name) => (
          <li key={name}>{name}</li>
        ))}
      </ul>
    </Notice>
  );
}

/** Said where a single function of a page is off (specification 1 §2). */
export function FeatureOff({ feature }: { readonly feature: number }) {
  const [name] = useMissingFeatures([feature]);
  if (name === undefined) return null;
  return <Notice kind="locked" title={featureDisabledText(name)} action={toSettings()} />;
}

function useMissingFeatures(ids: readonly number[]): readonly string[] {
  const company = useCompany();
  const features = useFeatures();
  const chosen = new Set(company?.config.packageSetup.featureSetups.map((setup) => setup.featureId));
  return ids
    .filter((id) => !chosen.has(id))
    .map((id) => features.find((feature) => feature.id === id)?.name ?? String(id));
}
