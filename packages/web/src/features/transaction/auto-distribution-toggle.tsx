import { FEATURE_ID } from "@huvudbok/core/feature";
import { Switch, Tooltip } from "@mantine/core";
import { useHasFeature } from "../../data/companies.ts";
import { useUserSettings } from "../../data/user-settings.ts";

/**
 * Whether a text used before fills the empty rows by itself (clarification P32); off, it is offered only. Part of
 * accounting plus.
 */
export function AutoDistributionToggle() {
  const hasPlus = useHasFeature(FEATURE_ID.accountingPlus);
  const user = useUserSettings();
  if (!hasPlus) return null;
  function change(isOn: boolean) {
    // The tab goes by it at once; that it could not be saved is said in the top bar.
    user.update({ allowAutoAccountDistribution: isOn }).catch(() => undefined);
  }
  return (
    <Tooltip label="En text som har använts förut fyller raderna av sig själv" position="bottom">
      <Switch
        label="Automatisk kontering"
        checked={user.settings.allowAutoAccountDistribution}
        onChange={(event) => change(event.currentTarget.checked)}
      />
    </Tooltip>
  );
}
