import type { HeadOf } from "@huvudbok/core/document";
import { PROGRAM_VERSION } from "@huvudbok/core/shared";
import { Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useCompany } from "../../data/company/selected-company.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { clearSession } from "../../data/session.ts";
import { useUserSettings } from "../../data/user-settings.ts";
import { DENSITIES, THEMES } from "../../ui/appearance.ts";
import { Button } from "../../ui/button/button.tsx";
import { FormActions } from "../../ui/form/form-actions.tsx";
import { RadioRow } from "../../ui/form/radio-row.tsx";
import { useAction } from "../../ui/form/use-action.ts";
import { useToast } from "../../ui/label/toast.tsx";
import { TextLink } from "../../ui/link/text-link.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { PublicFooter } from "../../ui/public-footer.tsx";
import { SignInSection } from "./own-sign-ins.tsx";
import classes from "./settings-page.module.css";
import section from "./settings-section.module.css";
import { SettingsSection } from "./settings-section.tsx";

type Settings = HeadOf<"userSettings">;

/** The settings of the person, whatever the company. Each takes effect when it is chosen. */
export function SettingsPage() {
  const own = useOwnSettings();
  const { shown, apply } = own;
  return (
    <PageFrame state={own.isSaving ? "Loading" : "Default"} error={own.error}>
      <OtherSettings />
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          own.save();
        }}
      >
        <Checkbox
          label="Tillåt redigering av transaktioner"
          description="Den sista transaktionen i en serie kan då raderas. Belopp, konton, datum och text i en registrerad transaktion ändras aldrig."
          checked={shown.allowTransactionEdit ?? false}
          onChange={(event) => apply({ allowTransactionEdit: event.currentTarget.checked })}
        />
        <NativeSelect
          label="Tema"
          description="Gäller genast. Standard följer datorns inställning."
          className={classes.theme ?? ""}
          data={THEMES.map(({ value, label }) => ({ value, label }))}
          value={shown.theme}
          onChange={({ currentTarget }) => {
            const theme = THEMES.find(({ value }) => value === currentTarget.value);
            if (theme !== undefined) apply({ theme: theme.value });
          }}
        />
        <RadioRow
          label="Täthet"
          value={shown.density}
          choices={DENSITIES}
          onChange={(density) => apply({ density })}
        />
        <Checkbox
          label="Kortkommandon med en tangent"
          description="Till exempel g och h för att gå hem, n för ny och ? för listan över alla. De gäller aldrig medan du skriver i ett fält."
          checked={shown.singleKeyShortcuts}
          onChange={(event) => apply({ singleKeyShortcuts: event.currentTarget.checked })}
        />
        <FormActions label="Spara" disabled={!own.isChanged} hint="Inget är ändrat" cancel="/accounting" />
      </form>
      <SignInSection />
      <ClearCache />
      <Footer />
    </PageFrame>
  );
}

/** Where the settings of the company are: a newcomer looks for them here. */
function OtherSettings() {
  const company = useCompany();
  if (company === undefined) return null;
  return (
    <p className={classes.lead}>
      Det här gäller dig, i alla företag. Uppgifter om företaget finns under{" "}
      <TextLink to="/settings/company/edit" isUnderlined>
        Företagsuppgifter
      </TextLink>
      .
    </p>
  );
}

/** The settings as they are shown, with what is changed and not saved. */
function useOwnSettings() {
  const userSettings = useUserSettings();
  const [changes, setChanges] = useState<Settings>({});
  const saving = useAction();
  const applying = useAction();
  const toast = useToast();
  const shown = { ...userSettings.settings, ...changes };
  /** Takes effect and is saved at once; Spara only confirms it. */
  function apply(fields: Settings) {
    setChanges((now) => ({ ...now, ...fields }));
    applying.runInTurn(() => userSettings.update(fields));
  }
  function save() {
    saving.run(async () => {
      await userSettings.update(changes);
      setChanges({});
      toast({ text: "Inställningarna är sparade" });
    });
  }
  return {
    shown,
    apply,
    save,
    isChanged: Object.keys(changes).length > 0,
    isSaving: saving.isRunning,
    error: saving.error ?? applying.error,
  };
}

function ClearCache() {
  function clear() {
    clearSession();
    window.location.reload();
  }
  return (
    <SettingsSection
      title="Cache"
      text="Tömmer det som webbläsaren minns av den här fliken, som valt företag och filter i listor, och laddar om sidan. Bokföringen påverkas inte."
    >
      <Button onClick={clear}>Rensa cache</Button>
    </SettingsSection>
  );
}

/** What support asks for: the version of the program and the ids of what is shown. */
function Footer() {
  const company = useCompany();
  const fiscalYear = useFiscalYear();
  return (
    <div className={section.section}>
      <dl className={classes.ids}>
        <dt>Klientversion</dt>
        <dd>{PROGRAM_VERSION}</dd>
        <dt>Företag</dt>
        <dd>{company?.id ?? "–"}</dd>
        <dt>Räkenskapsår</dt>
        <dd>{fiscalYear?.id ?? "–"}</dd>
      </dl>
      <PublicFooter />
    </div>
  );
}
