import { type Draft, type RegisterRules, registrableCount } from "@huvudbok/core/draft";
import { formatCounted } from "@huvudbok/core/money";
import { highestNumbers, nextNumberInBooks, transactionId } from "@huvudbok/core/transaction";
import { IconBook2, IconRestore } from "@tabler/icons-react";
import { type ReactNode, useCallback, useMemo, useState } from "react";
import { useDocument } from "../../../data/use-document.ts";
import { LockedYearNotice } from "../../../parts/fiscal-year/locked-year-notice.tsx";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { useQueryState } from "../../../ui/link/query-state.ts";
import { EmptyState } from "../../../ui/loading/empty-state.tsx";
import { isLoaded } from "../../../ui/loading/is-loaded.ts";
import { usePageData } from "../../../ui/loading/page-data.ts";
import { WaitingPage } from "../../../ui/loading/waiting-page.tsx";
import { loadErrorOf } from "../../../ui/page-frame/error-level.ts";
import { PageFrame, type PageProgress } from "../../../ui/page-frame/page-frame.tsx";
import { useAskBooked } from "../booked/use-ask-booked.tsx";
import { useBookedMoney } from "../booked/use-booked-money.ts";
import { useBookedWithAround, useTransfersAround } from "../booked/use-transfers-around.ts";
import { useIsUndoing } from "../use-is-undoing.ts";
import { useRegisterRules } from "../use-register-rules.ts";
import { BookedDraftsNotice } from "./booked-drafts-notice.tsx";
import { HinderedDrafts } from "./hindered-drafts.tsx";
import { OvertakenReview } from "./overtaken-review.tsx";
import { RegisterDone } from "./register-done.tsx";
import { RegisterReview } from "./register-review.tsx";
import { RegisterSeries } from "./register-series.tsx";
import { toRegister } from "./to-register.ts";
import { type ReviewedDraft, useDraftsToRegister } from "./use-draft-list.ts";
import { type Registering, useRegisterDrafts } from "./use-register-drafts.ts";
import { useSeenDrafts } from "./use-seen-drafts.ts";
import { useSetAside } from "./use-set-aside.ts";

/** /accounting/draft/register: drafts become transactions. */
export function RegisterDraftsPage() {
  const year = usePageData("fiscalYear");
  const drafts = useDocument("transactionDrafts");
  const { rules, error } = useRegisterRules();
  const all = useMemo(() => [...drafts.items.values()], [drafts.items]);
  if (year.locked) {
    return (
      <PageFrame>
        <LockedYearNotice year={year} />
      </PageFrame>
    );
  }
  if (!isLoaded(drafts.state) || rules === undefined) return <WaitingPage error={drafts.error ?? error} />;
  return <RegisterFlow key={year.id} drafts={all} rules={rules} />;
}

interface RegisterFlowProps {
  readonly drafts: readonly Draft[];
  readonly rules: RegisterRules;
}

/**
 * Choose a series (0), build the list (1), review it (2), register (3), done (4). The series is in the address, so that
 * one can correct a draft and come back to the review.
 */
function RegisterFlow({ drafts, rules }: RegisterFlowProps) {
  const year = usePageData("fiscalYear");
  const [value, setQuery] = useQueryState();
  const series = year.transactionSeries.find(({ name }) => name === value("series"))?.name;
  const [chosen, setChosen] = useState(year.transactionSeries[0]?.name ?? "");
  const followed = useSeenDrafts(drafts);
  const registering = useRegisterDrafts(followed.forget);
  const { progress } = registering;
  const done = useStanding(registering.done);
  const startOver = () => {
    registering.startOver();
    followed.seeAnew();
    setQuery({ series: undefined, only: undefined, booked: undefined });
  };
  if (done !== undefined && progress === undefined) {
    return (
      <PageFrame toolbar={drafts.length === 0 ? [] : [startOverAction(startOver)]}>
        <RegisterDone transactions={done} left={drafts.length} />
      </PageFrame>
    );
  }
  const overtaken = progress === undefined && followed.fates.length > 0 && (
    <OvertakenReview registering={registering} followed={followed} />
  );
  if (drafts.length === 0 && progress === undefined) {
    return overtaken === false ? (
      <NothingToRegister error={registering.error} />
    ) : (
      <NothingToRegister error={undefined} above={overtaken} />
    );
  }
  if (series === undefined) {
    const go = () => setQuery({ series: chosen });
    return (
      <PageFrame
        facts={formatCounted(drafts.length, "utkast", "utkast")}
        toolbar={[{ label: "Fortsätt", primary: true, shortcut: "Enter", onClick: go }]}
      >
        <RegisterSeries year={year} series={chosen} onChange={setChosen} />
      </PageFrame>
    );
  }
  return (
    <ReviewStep
      drafts={drafts}
      rules={rules}
      series={series}
      registering={registering}
      overtaken={overtaken}
      isChanged={progress === undefined && followed.fates.some(({ kind }) => kind === "changed")}
      onStartOver={startOver}
    />
  );
}

interface ReviewStepProps extends RegisterFlowProps {
  readonly series: string;
  readonly registering: Registering;
  /** What somebody else has done with the drafts meanwhile. */
  readonly overtaken: ReactNode;
  /** What is to be registered is not what was seen: first one goes on with what it is now (DR16). */
  readonly isChanged: boolean;
  readonly onStartOver: () => void;
}

function ReviewStep(props: ReviewStepProps) {
  const { drafts, rules, series, registering, overtaken, isChanged, onStartOver } = props;
  const { progress, error, failed, register } = registering;
  const around = useTransfersAround(drafts);
  const booked = useBookedWithAround(useBookedMoney(usePageData("transactions").items), around);
  const all = useDraftsToRegister(drafts, rules, booked);
  const aside = useSetAside(all);
  const { list } = aside;
  const registrable = useMemo(() => registrableCount(list ?? []), [list]);
  const from = useNextNumber(series);
  const [ticked, setTicked] = useState<ReadonlySet<string>>();
  // What was left ticked, so that the same drafts are chosen when others come and go.
  const last = list?.findLastIndex(({ draft }) => ticked?.has(draft.id) === true) ?? -1;
  const count = ticked === undefined ? registrable : Math.min(registrable, last + 1);
  const tick = useCallback((chosen: readonly ReviewedDraft[]) => {
    setTicked(new Set(chosen.map(({ draft }) => draft.id)));
  }, []);
  const setCount = useCallback((next: number) => tick(list?.slice(0, next) ?? []), [tick, list]);
  const { ask, question } = useAskBooked<ReviewedDraft>("Registrera", (chosen) => {
    tick(chosen);
    register(chosen, series);
  });
  const isUndoing = useIsUndoing();
  const counted = formatCounted(count, "utkast", "utkast");
  return (
    <PageFrame
      isList
      facts={`${formatCounted(drafts.length, "utkast", "utkast")}, serie ${series}`}
      error={(overtaken === false ? error : undefined) ?? (around.error && loadErrorOf(around.error))}
      state={progress === undefined && list !== undefined ? "Default" : "Loading"}
      progress={progressOf(progress, list !== undefined)}
      toolbar={[
        startOverAction(onStartOver),
        {
          label: count === 0 ? "Registrera" : `Registrera ${counted}`,
          icon: IconBook2,
          primary: true,
          shortcut: "Enter",
          disabled: count === 0 || isChanged || isUndoing,
          onClick: () => ask(toRegister(list?.slice(0, count) ?? [])),
        },
      ]}
    >
      {list !== undefined && (
        <RegisterReview
          list={list}
          above={
            <>
              {overtaken}
              <HinderedDrafts all={all ?? []} aside={aside} />
              <BookedDraftsNotice aside={aside} />
            </>
          }
          count={count}
          registrable={registrable}
          series={series}
          from={from}
          failed={failed}
          onCount={setCount}
        />
      )}
      {question}
    </PageFrame>
  );
}

function progressOf(progress: Registering["progress"], isBuilt: boolean): PageProgress | undefined {
  if (progress === undefined) return isBuilt ? undefined : { text: "Bygger listan" };
  const { share, text } = progress;
  return { share, text: `${Math.round(share * 100)} %: ${text}` };
}

/** What was registered, as long as it is in the books: it may be undone, here or from the notice. */
function useStanding(done: Registering["done"]): Registering["done"] {
  const { items } = usePageData("transactions");
  const isStanding = done?.every(({ series, number }) => items.has(transactionId(series, number)));
  return isStanding === true ? done : undefined;
}

/** The number that the next transaction of a series gets, as far as this browser knows. */
function useNextNumber(series: string): number {
  const year = usePageData("fiscalYear");
  const { items } = usePageData("transactions");
  const highest = useMemo(() => highestNumbers([...items.values()]), [items]);
  return nextNumberInBooks(series, year, highest);
}

function startOverAction(onClick: () => void) {
  return { label: "Börja om", icon: IconRestore, onClick } as const;
}

interface NothingToRegisterProps extends Pick<Registering, "error"> {
  readonly above?: ReactNode;
}

function NothingToRegister({ error, above }: NothingToRegisterProps) {
  return (
    <PageFrame error={error}>
      {above}
      <EmptyState
        title="Inga utkast att registrera"
        actions={
          <LinkButton variant="filled" to="/accounting/draft">
            Till utkasten
          </LinkButton>
        }
      >
        Här blir utkast till transaktioner, flera på en gång.
      </EmptyState>
    </PageFrame>
  );
}
