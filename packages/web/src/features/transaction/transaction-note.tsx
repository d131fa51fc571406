import type { Transaction } from "@huvudbok/core/transaction";
import { Button, Group, Textarea } from "@mantine/core";
import { lazy, Suspense, useState } from "react";
import { useCommit } from "../../data/use-commit.ts";
import { ErrorBox } from "../../ui/page-frame/error-box.tsx";
import { pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { usePageError } from "../../ui/page-frame/use-page-error.ts";
import { useToast } from "../../ui/toast.tsx";
import { useTakeBack } from "../../ui/use-take-back.ts";
import classes from "./transaction-view.module.css";

const Markdown = lazy(() => import("../../ui/markdown.tsx"));

/** The notes of a registered transaction: markdown that may be added to and changed; history keeps what stood before. */
export function TransactionNote({ transaction }: { readonly transaction: Transaction }) {
  const commit = useCommit();
  const toast = useToast();
  const takeBack = useTakeBack();
  const [draft, setDraft] = useState<string>();
  const [failure, setFailure] = usePageError();
  const note = transaction.annotation ?? "";
  async function save() {
    const { annotation: _, ...rest } = transaction;
    const saved = await commit({
      intent: "annotate",
      label: `Anteckning på ${transaction.series} ${transaction.number}`,
      changes: [
        {
          kind: "transactions",
          put: [draft === "" || draft === undefined ? rest : { ...rest, annotation: draft }],
        },
      ],
    });
    if (!saved.ok) {
      setFailure(pageErrorOf(saved.error));
      return;
    }
    setFailure(undefined);
    setDraft(undefined);
    toast({ text: "Anteckningen är sparad", undo: () => void takeBack(saved.value.requestId) });
  }
  return (
    <section className={classes.section} data-print={note === "" ? "hidden" : undefined}>
      <h2>Anteckning</h2>
      {failure !== undefined && <ErrorBox error={failure} />}
      {draft === undefined ? (
        <>
          {note !== "" && (
            <Suspense>
              <Markdown text={note} />
            </Suspense>
          )}
          <Button mt="sm" onClick={() => setDraft(note)}>
            {note === "" ? "Skriv anteckning" : "Ändra anteckning"}
          </Button>
        </>
      ) : (
        <>
          <Textarea
            aria-label="Anteckning"
            autosize
            minRows={3}
            mt="sm"
            data-autofocus
            value={draft}
            onChange={(event) => setDraft(event.currentTarget.value)}
          />
          <Group gap="sm" mt="sm">
            <Button variant="filled" disabled={draft === note} onClick={() => void save()}>
              Spara
            </Button>
            <Button onClick={() => setDraft(undefined)}>Avbryt</Button>
          </Group>
        </>
      )}
    </section>
  );
}
