import { FEATURE_ID } from "@huvudbok/core/feature";
import { Switch, Tooltip } from "@mantine/core";
import { useHasFeature } from "../../data/company/use-features.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { useSavedSetting } from "../../ui/label/use-saved-setting.ts";

/** Whether a text that was used before fills the empty rows by itself; otherwise the booking is only offered (PG27). */
export function AutoDistributionToggle() {
  const hasPlus = useHasFeature(FEATURE_ID.accountingPlus);
  const user = useUserSettings();
  const save = useSavedSetting();
  if (!hasPlus) return null;
  return (
    <Tooltip label="En text som har använts förut fyller raderna av sig själv" position="bottom">
      <Switch
        label="Fyll i konton efter texten"
        checked={user.settings.allowAutoAccountDistribution}
        onChange={(event) => save(user.update({ allowAutoAccountDistribution: event.currentTarget.checked }))}
      />
    </Tooltip>
  );
}
