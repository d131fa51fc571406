import { FEATURE_ID } from "@huvudbok/core/feature";
import { Checkbox } from "@mantine/core";
import { useHasFeature } from "../../data/company/use-features.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { useHasPage } from "../../ui/link/use-has-page.ts";
import { FeatureOffLine } from "../../ui/loading/feature-gate.tsx";
import { useIncludesDrafts } from "./use-includes-drafts.ts";

interface DraftsToggleProps {
  /** Does the saving, and shows what goes wrong in the page's error area. */
  readonly run: (work: () => Promise<void>) => void;
}

/** 'Ta med utkast': whether reports count drafts, stored in the user's settings. */
export function DraftsToggle({ run }: DraftsToggleProps) {
  const settings = useUserSettings();
  const hasFeature = useHasFeature(FEATURE_ID.accountingPlus);
  const includesDrafts = useIncludesDrafts();
  const hasPage = useHasPage();
  // Where no page shows drafts nobody can know what is counted.
  if (!hasPage("/accounting/draft")) return null;
  return (
    <>
      <Checkbox
        label="Ta med utkast"
        checked={includesDrafts}
        disabled={!hasFeature}
        onChange={({ currentTarget: { checked } }) =>
          run(() => settings.update({ includeDraftsInReports: checked }))
        }
      />
      {!hasFeature && <FeatureOffLine feature={FEATURE_ID.accountingPlus} />}
    </>
  );
}
