import { FEATURE_ID } from "@huvudbok/core/feature";
import { useHasFeature } from "../../data/company/use-features.ts";
import { useUserSettings } from "../../data/user-settings.ts";

/** Whether reports count drafts: the user wants it, and the company has Accounting plus (PG32). */
export function useIncludesDrafts(): boolean {
  const { settings } = useUserSettings();
  return useHasFeature(FEATURE_ID.accountingPlus) && settings.includeDraftsInReports === true;
}
