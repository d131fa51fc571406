import { resetPlan, resetSruTexts } from "@huvudbok/core/account-plan";
import { IconArrowLeft } from "@tabler/icons-react";
import { useCallback, useMemo, useState } from "react";
import { pushAddress } from "../../../navigation/address.ts";
import { useAction } from "../../../ui/form/use-action.ts";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import { PageFrame } from "../../../ui/page-frame/page-frame.tsx";
import classes from "../chart.module.css";
import type { Chart } from "../use-chart.ts";
import { ResetTables } from "./reset-tables.tsx";
import { type LoadedReset, useReset } from "./use-reset.ts";

interface ResetConfirmProps {
  readonly chart: Chart;
  /** The accounts that templates and asset lists name; undefined until they are known. */
  readonly named: ReadonlySet<number> | undefined;
  readonly loaded: LoadedReset;
  readonly onBack: () => void;
}

/** What the reset does, before it is done: counts, and every account that changes, with what may be left out. */
export function ResetConfirm({ chart, named, loaded, onBack }: ResetConfirmProps) {
  const saving = useAction();
  const reset = useReset(chart, loaded);
  const [unticked, setUnticked] = useState<ReadonlySet<number>>(new Set());
  const resets = useMemo(
    () =>
      loaded.chart === undefined || named === undefined
        ? []
        : resetPlan(chart.accounts, loaded.chart.accounts, new Set([...chart.used, ...named])),
    [chart, loaded, named],
  );
  const sruTexts = useMemo(() => resetSruTexts(resets, unticked), [resets, unticked]);
  const onTick = useCallback((account: number, isTicked: boolean) => {
    setUnticked((now) => {
      const next = new Set(now);
      if (isTicked) next.delete(account);
      else next.add(account);
      return next;
    });
  }, []);
  return (
    <PageFrame
      isList
      state={saving.isRunning || named === undefined ? "Loading" : "Default"}
      error={saving.error}
      toolbar={[
        { label: "Avbryt", to: "/accounting/accountPlan" },
        { label: "Tillbaka", icon: IconArrowLeft, onClick: onBack },
        {
          label: "Återställ",
          primary: true,
          disabled: named === undefined,
          shortcut: "Enter",
          onClick: () =>
            saving.run(async (isHere) => {
              await reset(resets, unticked);
              if (isHere()) pushAddress("/accounting/accountPlan");
            }),
        },
      ]}
    >
      <p className={classes.lead}>{leadText(loaded)}</p>
      {sruTexts.length > 0 && (
        <Notice kind="info" title="SRU-nummer, som deklarationen utgår från">
          {sruTexts.map((text) => (
            <p key={text}>{text}</p>
          ))}
        </Notice>
      )}
      {loaded.chart !== undefined && <ResetTables resets={resets} unticked={unticked} onTick={onTick} />}
    </PageFrame>
  );
}

function leadText({ structure, chart }: LoadedReset): string {
  const parts = [
    structure === undefined ? "" : `Rapporternas uppställning blir som i ${structure.head.name}.`,
    chart === undefined
      ? "Kontona är kvar som de är."
      : `Kontona blir som i ${chart.head.name}. Uppdaterade och borttagna konton kan du undanta.`,
  ];
  return parts.filter((part) => part !== "").join(" ");
}
