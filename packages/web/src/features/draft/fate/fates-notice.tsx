import type { DraftFate } from "@huvudbok/core/categorisation";
import type { Draft } from "@huvudbok/core/draft";
import { formatCount, formatCounted } from "@huvudbok/core/money";
import type { ReactNode } from "react";
import { draftPath } from "../../../ui/link/draft-path.ts";
import { TextLink } from "../../../ui/link/text-link.tsx";
import { transactionPath } from "../../../ui/link/transaction-path.ts";
import { Notice } from "../../../ui/page-frame/notice.tsx";
import { draftNameWithSum } from "../booked/draft-name.ts";
import classes from "./fates-notice.module.css";
import { goneDraftText } from "./gone-draft-text.ts";
import { compareVoucherNumbers, numbersText } from "./numbers-text.ts";

interface FatesNoticeProps {
  /** What was not done, "Inget är registrerat"; undefined where nothing was tried, and what is new is told. */
  readonly title: string | undefined;
  readonly fates: readonly DraftFate[];
  /** What to do about those that were changed. */
  readonly advice: string;
  readonly action: ReactNode;
  /** What the server refused about one draft. */
  readonly refused?: { readonly draft: Draft; readonly message: string } | undefined;
}

type FateOf<Kind extends DraftFate["kind"]> = Extract<DraftFate, { readonly kind: Kind }>;

/** More of a kind are counted. */
const MOST_NAMED = 5;

/** What became of drafts that somebody else was faster with: registered as what, gone, changed, and how many are left. */
export function FatesNotice({ title, fates, advice, action, refused }: FatesNoticeProps) {
  const booked = fatesOf(fates, "booked").toSorted((a, b) => compareVoucherNumbers(a.booking, b.booking));
  const gone = fatesOf(fates, "gone");
  const changed = fatesOf(fates, "changed");
  const left = fatesOf(fates, "left");
  const isAsItWas = left.length === fates.length && refused === undefined;
  const numbers = numbersText(booked.map(({ booking }) => booking));
  return (
    <div role={title === undefined ? "status" : "alert"}>
      <Notice kind="warning" title={title ?? "Utkasten har ändrats medan du gick igenom dem"} action={action}>
        {refused !== undefined && (
          <p>
            <DraftLink draft={refused.draft} />
            {`: ${refused.message}`}
          </p>
        )}
        <Group
          fates={booked}
          head={`${formatCounted(booked.length, "utkast är redan bokfört", "utkast är redan bokförda")}, som ${numbers}:`}
          render={({ draft, booking }) => (
            <>
              {`${draftNameWithSum(draft)}: `}
              <TextLink isUnderlined to={transactionPath(booking)}>
                {`${booking.series} ${booking.number}`}
              </TextLink>
            </>
          )}
        />
        <Group
          fates={gone}
          head={`${formatCounted(gone.length, "utkast är borta", "utkast är borta")}, raderat eller hopslaget med ett annat:`}
          render={({ draft }) => (
            <>
              {draftNameWithSum(draft)} <span className={classes.id}>{goneDraftText(draft.id)}</span>
            </>
          )}
        />
        <Group
          fates={changed}
          head={`${formatCounted(changed.length, "utkast är ändrat sedan du såg det", "utkast är ändrade sedan du såg dem")}. ${advice}`}
          render={({ draft, now }) => (
            <>
              {draftNameWithSum(draft) !== draftNameWithSum(now) && `${draftNameWithSum(draft)}, nu `}
              <DraftLink draft={now} />
            </>
          )}
        />
        {isAsItWas && <p>Någon annan hann före. Nu visas hur det är: försök igen.</p>}
        {left.length > 0 && !isAsItWas && refused === undefined && (
          <p>{`${formatCounted(left.length, "utkast är kvar som du såg det", "utkast är kvar som du såg dem")}.`}</p>
        )}
      </Notice>
    </div>
  );
}

function DraftLink({ draft }: { readonly draft: Draft }) {
  return (
    <TextLink isUnderlined to={draftPath(draft.id)}>
      {draftNameWithSum(draft)}
    </TextLink>
  );
}

interface GroupProps<Fate> {
  readonly fates: readonly Fate[];
  readonly head: string;
  readonly render: (fate: Fate) => ReactNode;
}

function Group<Fate extends DraftFate>({ fates, head, render }: GroupProps<Fate>) {
  if (fates.length === 0) return null;
  const more = fates.length - MOST_NAMED;
  return (
    <>
      <p>{head}</p>
      <ul className={classes.fates}>
        {fates.slice(0, MOST_NAMED).map((fate) => (
          <li key={fate.draft.id}>{render(fate)}</li>
        ))}
        {more > 0 && <li>{`och ${formatCount(more)} till`}</li>}
      </ul>
    </>
  );
}

function fatesOf<Kind extends DraftFate["kind"]>(
  fates: readonly DraftFate[],
  kind: Kind,
): readonly FateOf<Kind>[] {
  return fates.filter((fate): fate is FateOf<Kind> => fate.kind === kind);
}
