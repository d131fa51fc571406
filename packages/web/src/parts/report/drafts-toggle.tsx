import { FEATURE_ID } from "@huvudbok/core/feature";
import { Checkbox, Tooltip } from "@mantine/core";
import { useFeatures, useHasFeature } from "../../data/company/use-features.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { useIncludesDrafts } from "./use-includes-drafts.ts";

/** 'Ta med utkast': whether reports count drafts, stored in the user's settings. */
export function DraftsToggle() {
  const settings = useUserSettings();
  const hasFeature = useHasFeature(FEATURE_ID.accountingPlus);
  const includesDrafts = useIncludesDrafts();
  const feature = useFeatures().find(({ id }) => id === FEATURE_ID.accountingPlus);
  return (
    <Tooltip
      label={`Funktionen ${feature?.name ?? FEATURE_ID.accountingPlus} är inaktiverad`}
      disabled={hasFeature}
    >
      <Checkbox
        label="Ta med utkast"
        checked={includesDrafts}
        disabled={!hasFeature}
        onChange={(event) => void settings.update({ includeDraftsInReports: event.currentTarget.checked })}
      />
    </Tooltip>
  );
}
