import { FEATURE_ID } from "@huvudbok/core/feature";
import { Switch, Tooltip } from "@mantine/core";
import { useHasFeature } from "../../data/company/use-features.ts";
import { useUserSettings } from "../../data/user-settings.ts";

/** Whether a text that was used before fills the empty rows by itself; otherwise the booking is only offered (PG27). */
export function AutoDistributionToggle() {
  const hasPlus = useHasFeature(FEATURE_ID.accountingPlus);
  const user = useUserSettings();
  if (!hasPlus) return null;
  function change(isOn: boolean) {
    // The tab uses the choice at once; if it cannot be saved, the top bar says so.
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
