import { isHousehold } from "@huvudbok/core/company";
import { conversionOf } from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import { TextInput } from "@mantine/core";
import { IconInbox } from "@tabler/icons-react";
import { useMemo, useState } from "react";
import { useUserSettings } from "../../../data/user-settings.ts";
import { TouchedFilingsNotice } from "../../../parts/filing/touched-filings-notice.tsx";
import { usePageData } from "../../../ui/loading/page-data.ts";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../../ui/page-frame/page-frame.tsx";
import { ConversionHindranceNotice } from "./conversion-hindrance-notice.tsx";
import classes from "./convert.module.css";
import { useConversion } from "./use-conversion.ts";

/** /accounting/convertTransactionsToDrafts: all registered transactions of the year become drafts. */
export function ConvertPage() {
  const year = usePageData("fiscalYear");
  const { items } = usePageData("transactions");
  const { recipient } = usePageData("company").config;
  const { closedThrough } = usePageData("accountSettings").head ?? {};
  const allowTransactionEdit = useUserSettings().settings.allowTransactionEdit === true;
  const converting = useConversion();
  const [typed, setTyped] = useState("");
  const conversion = useMemo(() => {
    const closed = closedThrough === undefined ? {} : { closedThrough };
    return conversionOf([...items.values()], { year, allowTransactionEdit, ...closed });
  }, [items, year, allowTransactionEdit, closedThrough]);
  // What is on its way is shown until the server has answered, though its transactions are gone here at once.
  const { converted, lockedCount, hindrance, isUndoable } = converting.begun ?? conversion;
  const days = useMemo(() => [...new Set(converted.map(({ date }) => date))], [converted]);
  const isConfirmed = isHousehold(recipient.companyType) || isSameName(typed, recipient.name);
  const { progress, error, start } = converting;
  const isReady = hindrance === undefined && isConfirmed;
  return (
    <PageFrame
      facts={formatCounted(converted.length, "transaktion", "transaktioner")}
      error={error}
      state={progress === undefined ? "Default" : "Loading"}
      progress={progress}
      toolbar={[
        {
          label: "Konvertera till utkast",
          icon: IconInbox,
          primary: true,
          shortcut: "Enter",
          disabled: !isReady || progress !== undefined,
          ...(hindrance === undefined ? { hint: "Skriv företagets namn först" } : {}),
          onClick: () => start(conversion),
        },
      ]}
    >
      <div className={classes.body}>
        <ConversionHindranceNotice year={year} hindrance={hindrance} />
        <p>
          Årets transaktioner blir utkast och tas bort ur böckerna. Utkasten behåller datum, text, rader,
          filer och anteckningar; serie och nummer skrivs i anteckningen. Allt konverteras, eller inget. I
          behandlingshistoriken finns transaktionerna kvar.
        </p>
        <Counts converted={converted.length} locked={lockedCount} />
        {hindrance === undefined && (
          <>
            <TouchedFilingsNotice days={days} />
            {!isUndoable && (
              <Notice kind="warning" title="Konverteringen kan inte ångras">
                Numren följer inte på varandra efter de transaktioner som blir kvar, så de kan inte ges igen.
              </Notice>
            )}
            {!isHousehold(recipient.companyType) && (
              <TextInput
                className={classes.name ?? ""}
                label="Företagets namn"
                description={`Skriv ${recipient.name} för att bekräfta.`}
                autoComplete="off"
                value={typed}
                disabled={progress !== undefined}
                onChange={(event) => setTyped(event.currentTarget.value)}
              />
            )}
          </>
        )}
      </div>
    </PageFrame>
  );
}

function isSameName(typed: string, name: string): boolean {
  return typed.trim().toLocaleLowerCase("sv") === name.trim().toLocaleLowerCase("sv");
}

/** How many become drafts, and how many stay. */
function Counts({ converted, locked }: { readonly converted: number; readonly locked: number }) {
  return (
    <dl className={classes.counts}>
      <dt>Blir utkast</dt>
      <dd>{converted}</dd>
      <dt>Låsta, blir kvar</dt>
      <dd>{locked}</dd>
    </dl>
  );
}
