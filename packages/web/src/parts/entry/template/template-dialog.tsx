import type { Account } from "@huvudbok/core/account-plan";
import { appliedTemplate, findTemplates, type JournalTemplate } from "@huvudbok/core/journal-template";
import {
  amountInputErrorText,
  amountTooLarge,
  MAX_ORE,
  type Ore,
  ore,
  parseAmountInput,
} from "@huvudbok/core/money";
import { Group } from "@mantine/core";
import { type FormEvent, useId, useState } from "react";
import { flushSync } from "react-dom";
import { useDocument } from "../../../data/use-document.ts";
import { Button } from "../../../ui/button/button.tsx";
import { AmountInput } from "../../../ui/form/amount-input.tsx";
import { LinkButton } from "../../../ui/link/link-button.tsx";
import { isLoaded } from "../../../ui/loading/is-loaded.ts";
import { ErrorBox } from "../../../ui/page-frame/error-box.tsx";
import { loadErrorOf } from "../../../ui/page-frame/error-level.ts";
import type { AppliedTemplate } from "../form/with-template.ts";
import dialogClasses from "../new-account/create-account-dialog.module.css";
import { focusNamed } from "../row/cell-focus.ts";
import classes from "./template-dialog.module.css";
import { TemplatePreview } from "./template-preview.tsx";
import { TemplateSearch } from "./template-search.tsx";

interface TemplateDialogProps {
  readonly accounts: ReadonlyMap<string, Account>;
  /** Something is typed in the rows: it is asked about, and never replaced unseen. */
  readonly hasRows: boolean;
  /** The largest amount that is typed, in öre: the sum to begin with; 0 for none. */
  readonly sum: number;
  readonly onClose: () => void;
  readonly onApply: (applied: AppliedTemplate) => void;
}

/**
 * Chooses a template and its sum. It is part of the page and not a layer over it, so that a receipt beside the form stays
 * visible; its keys are its own.
 */
export function TemplateDialog({ onClose, ...props }: TemplateDialogProps) {
  const title = useId();
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- keys of the page do not act in here
    <dialog
      open
      aria-labelledby={title}
      className={dialogClasses.dialog}
      onKeyDown={(event) => {
        event.stopPropagation();
        if (event.key === "Escape") onClose();
      }}
    >
      <h2 id={title} className={dialogClasses.title}>
        Använd en konteringsmall
      </h2>
      <Templates onClose={onClose} {...props} />
    </dialog>
  );
}

function Templates(props: TemplateDialogProps) {
  const { state, items, error } = useDocument("journalTemplates");
  if (!isLoaded(state)) {
    return error === undefined ? <p>Hämtar mallarna</p> : <ErrorBox error={loadErrorOf(error)} />;
  }
  if (items.size > 0) return <Form {...props} templates={items} />;
  return (
    <>
      <p>
        Det finns ingen konteringsmall ännu. En mall kan göras för hand, eller av en transaktion på dess sida.
      </p>
      <Group gap="sm">
        <LinkButton to="/accounting/journalTemplates/create">Skapa konteringsmall</LinkButton>
        <Button onClick={props.onClose} ref={focus}>
          Stäng
        </Button>
      </Group>
    </>
  );
}

/** The dialog opens because a person wants to use it. */
const focus = (button: HTMLElement | null) => button?.focus();

interface FormProps extends TemplateDialogProps {
  readonly templates: ReadonlyMap<string, JournalTemplate>;
}

function Form({ templates, accounts, hasRows, sum: typedSum, onClose, onApply }: FormProps) {
  const [isTried, setIsTried] = useState(false);
  const choice = useChoice(templates, typedSum);
  const { chosen, rows, found } = choice;
  function apply(replaces: boolean) {
    flushSync(() => setIsTried(true));
    if (chosen === undefined || rows === undefined) {
      focusNamed(chosen === undefined ? "template-search" : "template-sum");
      return;
    }
    const unknown = rows.flatMap(({ accountId }) => (accounts.has(String(accountId)) ? [] : [accountId]));
    onApply({ name: chosen.name, entries: rows, unknown: new Set(unknown), replaces });
  }
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    apply(true);
  }
  return (
    <form ref={scrollToWhole} onSubmit={submit}>
      <div className={classes.fields}>
        <TemplateSearch
          {...choice.search}
          found={found}
          onTake={() => focusNamed("template-sum")}
          error={isTried && chosen === undefined ? "Ingen mall passar sökningen" : undefined}
        />
        <AmountInput
          label="Summa"
          w={160}
          data-cell="template-sum"
          {...choice.sum}
          error={choice.tooLarge ?? (isTried && choice.hasNoSum ? "Belopp måste anges" : undefined)}
          onKeyDown={(event) => {
            if (event.key !== "Enter") return;
            event.preventDefault();
            // What is typed in the rows is replaced only by a person who chooses to.
            if (hasRows && rows !== undefined) focusNamed("template-replace");
            else apply(true);
          }}
        />
      </div>
      {chosen !== undefined && <TemplatePreview template={chosen} rows={rows} accounts={accounts} />}
      {hasRows && <p>Det finns redan något i raderna. Ska mallen ersätta det, eller läggas till efter?</p>}
      <Group gap="sm">
        <Button type="submit" variant="filled" data-cell="template-replace">
          {hasRows ? "Ersätt raderna" : "Fyll i raderna"}
        </Button>
        {hasRows && <Button onClick={() => apply(false)}>Lägg till efter</Button>}
        <Button onClick={onClose}>Avbryt</Button>
      </Group>
    </form>
  );
}

const scrollToWhole = (form: HTMLElement | null) => form?.scrollIntoView({ block: "nearest" });

/** The search, the template that it highlights, the sum, and what the two give. */
function useChoice(templates: ReadonlyMap<string, JournalTemplate>, typedSum: number) {
  const [text, setText] = useState("");
  const [place, setPlace] = useState(0);
  const [sum, setSum] = useState<Ore | undefined>(typedSum === 0 ? undefined : ore(typedSum));
  const [typed, setTyped] = useState<string>();
  const found = findTemplates(templates.values(), text).slice(0, MOST_LISTED);
  const index = Math.min(place, found.length - 1);
  const chosen = found[index];
  const live = liveSum(typed, sum);
  const rows = chosen === undefined || live === undefined ? undefined : appliedTemplate(chosen, live);
  const large = rows?.find(({ amount }) => Math.abs(amount) > MAX_ORE);
  return {
    found,
    chosen,
    rows: large === undefined ? rows : undefined,
    /** A row would be more than a transaction takes. */
    tooLarge: large && amountInputErrorText(amountTooLarge(large.amount)),
    hasNoSum: live === undefined,
    search: {
      text,
      index,
      onText: (next: string) => {
        setText(next);
        setPlace(0);
      },
      onIndex: setPlace,
    },
    sum: { value: sum, onCommit: setSum, onInvalid: () => setSum(undefined), onTyped: setTyped },
  };
}

/** The most templates that are listed: more of the name finds the others. */
const MOST_LISTED = 8;

/** The sum as it would be if its field were left now; undefined for none, for 0, and for what is no amount. */
function liveSum(typed: string | undefined, sum: Ore | undefined): Ore | undefined {
  const parsed = typed === undefined ? undefined : parseAmountInput(typed);
  const live = parsed === undefined ? sum : parsed.ok ? parsed.value.amount : undefined;
  return live === 0 ? undefined : live;
}
