import type { HeadOf } from "@huvudbok/core/document";
import { Button, Checkbox, NativeSelect } from "@mantine/core";
import { useState } from "react";
import { useCompany } from "../../data/companies.ts";
import { useFiscalYear } from "../../data/fiscal-years.ts";
import { clearSession } from "../../data/session.ts";
import { type UsedSettings, useUserSettings } from "../../data/user-settings.ts";
import { DENSITIES, THEMES } from "../../ui/appearance.ts";
import { FormActions } from "../../ui/form-actions.tsx";
import { isKnown } from "../../ui/is-known.ts";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { PublicFooter } from "../../ui/public-footer.tsx";
import { RadioRow } from "../../ui/radio-row.tsx";
import { useToast } from "../../ui/toast.tsx";
import { useAction } from "../../ui/use-action.ts";
import { WaitingPage } from "../../ui/waiting-page.tsx";
import classes from "./settings-page.module.css";

/** Specification 1 §9. */
const CLIENT_VERSION = "20250827.1";

type Settings = HeadOf<"userSettings">;

const TITLE = "Inställningar";

/** The settings of the person, whatever the company. */
export function SettingsPage() {
  const userSettings = useUserSettings();
  // What has never been set has a default, but what is set must not show as one until it is known.
  return isKnown(userSettings.state) ? (
    <SettingsForm userSettings={userSettings} />
  ) : (
    <WaitingPage title={TITLE} error={userSettings.error} />
  );
}

/** How things look and which keys act is tried by choosing it. */
function SettingsForm({ userSettings }: { readonly userSettings: UsedSettings }) {
  const [changes, setChanges] = useState<Settings>({});
  const saving = useAction();
  const applying = useAction();
  const toast = useToast();
  const shown = { ...userSettings.settings, ...changes };
  const set = (fields: Settings) => setChanges((now) => ({ ...now, ...fields }));
  /** Acts and is saved at once; Spara only says so. */
  function apply(fields: Settings) {
    set(fields);
    applying.runInTurn(() => userSettings.update(fields));
  }
  function save() {
    saving.run(async () => {
      await userSettings.update(changes);
      setChanges({});
      toast({ text: "Inställningarna är sparade" });
    });
  }
  return (
    <PageFrame
      title={TITLE}
      state={saving.isRunning ? "Loading" : "Default"}
      error={saving.error ?? applying.error}
    >
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          save();
        }}
      >
        <Checkbox
          label="Tillåt redigering av transaktioner"
          description="Det sista verifikatet i en serie kan då raderas. Belopp, konton, datum och text i ett registrerat verifikat ändras aldrig."
          checked={shown.allowTransactionEdit ?? false}
          onChange={(event) => set({ allowTransactionEdit: event.currentTarget.checked })}
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
        <FormActions
          label="Spara"
          disabled={Object.keys(changes).length === 0}
          hint="Inget är ändrat"
          cancel="/accounting"
        />
      </form>
      <ClearCache />
      <Footer />
    </PageFrame>
  );
}

function ClearCache() {
  function clear() {
    clearSession();
    window.location.reload();
  }
  return (
    <section className={classes.section} aria-labelledby="cache-heading">
      <h2 id="cache-heading">Cache</h2>
      <p className={classes.text}>
        Tömmer det som webbläsaren minns av den här fliken, som valt företag och filter i listor, och laddar
        om sidan. Bokföringen påverkas inte.
      </p>
      <Button onClick={clear}>Rensa cache</Button>
    </section>
  );
}

/** What support asks for: the version of the program and the ids of what is shown. */
function Footer() {
  const company = useCompany();
  const fiscalYear = useFiscalYear();
  return (
    <div className={classes.footer}>
      <dl className={classes.ids}>
        <dt>Klientversion</dt>
        <dd>{CLIENT_VERSION}</dd>
        <dt>Företag</dt>
        <dd>{company?.id ?? "–"}</dd>
        <dt>Räkenskapsår</dt>
        <dd>{fiscalYear?.id ?? "–"}</dd>
      </dl>
      <PublicFooter />
    </div>
  );
}
