import {
  type Account,
  type AccountReset,
  canUntick,
  resetAccount,
  resetActionText,
  resetCounts,
  type Unticked,
} from "@huvudbok/core/account-plan";
import { formatCount } from "@huvudbok/core/money";
import { Checkbox } from "@mantine/core";
import { useMemo } from "react";
import type { Column } from "../../../ui/data-table/column.ts";
import { DataTable } from "../../../ui/data-table/data-table.tsx";
import { useIsPhone } from "../../../ui/use-is-phone.ts";
import classes from "../chart.module.css";

interface ResetTablesProps {
  readonly resets: readonly AccountReset[];
  readonly unticked: Unticked;
  readonly onTick: (account: number, isTicked: boolean) => void;
}

/** An account of the table: a new object when its box is ticked. */
interface ResetRow {
  readonly reset: AccountReset;
  readonly isTicked: boolean;
}

/** How many accounts each action is for, and below it every account that is not left as it is. */
export function ResetTables({ resets, unticked, onTick }: ResetTablesProps) {
  const counts = useMemo(() => resetCounts(resets, unticked), [resets, unticked]);
  const rows = useMemo(
    () =>
      resets
        .filter(({ action }) => action !== "none")
        .map((reset): ResetRow => ({ reset, isTicked: !unticked.has(resetAccount(reset).id) })),
    [resets, unticked],
  );
  const isPhone = useIsPhone();
  const columns = useMemo(() => columnsOf(onTick, isPhone), [onTick, isPhone]);
  return (
    <>
      <table className={classes.counts}>
        <caption className="visually-hidden">Ändringar i kontoplanen</caption>
        <thead>
          <tr>
            <th scope="col">Åtgärd</th>
            <th scope="col">Konton</th>
            <th scope="col">Undantagna</th>
          </tr>
        </thead>
        <tbody>
          {counts.map(({ action, count, unticked: left }) => (
            <tr key={action}>
              <th scope="row">{resetActionText(action)}</th>
              <td>{formatCount(count)}</td>
              <td>{left === 0 ? "" : formatCount(left)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {rows.length > 0 && (
        <DataTable
          caption="Konton som ändras"
          columns={columns}
          rows={rows}
          rowKey={({ reset }) => String(resetAccount(reset).id)}
          isPageList
          onSelect={({ reset, isTicked }) => canUntick(reset) && onTick(resetAccount(reset).id, !isTicked)}
        />
      )}
    </>
  );
}

function columnsOf(onTick: ResetTablesProps["onTick"], isPhone: boolean): readonly Column<ResetRow>[] {
  return [
    {
      key: "tick",
      heading: "Välj",
      width: 48,
      phone: "lead",
      render: ({ reset, isTicked }, tabIndex) => (
        <Checkbox
          tabIndex={tabIndex}
          aria-label={`${resetActionText(reset.action)}: ${resetAccount(reset).id} ${resetAccount(reset).name}`}
          checked={isTicked}
          disabled={!canUntick(reset)}
          onChange={(event) => onTick(resetAccount(reset).id, event.currentTarget.checked)}
        />
      ),
    },
    {
      key: "number",
      heading: "Konto",
      width: 72,
      phone: "hidden",
      render: ({ reset }) => <ResetNumber reset={reset} />,
    },
    isPhone ? NAME_NOW : NAME,
    {
      key: "taxCode",
      heading: "Momsruta",
      width: 130,
      leftOut: 1,
      phone: "hidden",
      render: ({ reset }) => changed(reset, ({ taxCode = "" }) => String(taxCode)),
    },
    {
      key: "action",
      heading: "Åtgärd",
      width: 250,
      least: 180,
      phone: "meta",
      render: ({ reset, isTicked }) => (
        <>
          {isPhone && (
            <span className={classes.before}>
              <ResetNumber reset={reset} />
            </span>
          )}
          {isTicked ? resetActionText(reset.action) : <span className={classes.quiet}>Undantaget</span>}
          {isPhone && nextName(reset)}
        </>
      ),
    },
  ];
}

function ResetNumber({ reset }: Pick<ResetRow, "reset">) {
  return <span className={classes.number}>{resetAccount(reset).id}</span>;
}

const NAME: Column<ResetRow> = {
  key: "name",
  heading: "Beskrivning",
  phone: "title",
  title: ({ reset }) => changed(reset, ({ name }) => name),
  render: ({ reset }) => changed(reset, ({ name }) => name),
};

/** Two names have no room beside each other on a phone: the new one is on the line below. */
const NAME_NOW: Column<ResetRow> = { ...NAME, render: ({ reset }) => resetAccount(reset).name };

function nextName(reset: AccountReset): string {
  if (reset.action !== "updateProperties" || reset.next.name === reset.current.name) return "";
  return `: → ${reset.next.name}`;
}

/** What an account has now, and what it gets where that is something else: "Kontor → Kontorsmaterial". */
function changed(reset: AccountReset, of: (account: Account) => string): string {
  const now = of(resetAccount(reset));
  if (reset.action !== "updateProperties") return now;
  const next = of(reset.next);
  return now === next ? now : `${now || "–"} → ${next || "–"}`;
}
