import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import type { RunningImport } from "./running-import.ts";
import { type ImportOutcome, useInterruptedImport } from "./use-interrupted-import.ts";
import { useOpenImported } from "./use-open-imported.ts";

/** Tells what became of an import that ended with its page: what was stored, or that nothing was (IM9). */
export function InterruptedNotice() {
  const { interrupted, askAgain, forget } = useInterruptedImport();
  const openImported = useOpenImported();
  if (interrupted === undefined) return null;
  const { running, outcome } = interrupted;
  const { kind, title, text } = told(running, outcome);
  async function open(companyId: number) {
    const { name, fiscalYearId } = running;
    await openImported({ name, companyId, fiscalYearId }, () => true);
    forget();
  }
  const mayChange = outcome === "unknown" || (outcome === "missing" && running.isSent);
  return (
    <Notice
      kind={kind}
      title={title}
      action={
        <>
          {typeof outcome === "object" && (
            // What cannot be selected now is in the list of companies.
            <Button onClick={() => void open(outcome.companyId).catch(() => undefined)}>Öppna</Button>
          )}
          {mayChange && <Button onClick={askAgain}>Fråga igen</Button>}
          <Button variant="subtle" onClick={forget}>
            Stäng
          </Button>
        </>
      }
    >
      {text}
    </Notice>
  );
}

interface Told {
  readonly kind: "ok" | "info" | "warning";
  readonly title: string;
  readonly text: string;
}

function told({ name, isSent }: RunningImport, outcome: ImportOutcome): Told {
  const broken = `Sidan laddades om eller lämnades medan ${name} importerades.`;
  if (typeof outcome === "object") {
    const text = `${broken} Allt hann fram och är sparat.`;
    return { kind: "ok", title: "Importen är klar", text };
  }
  if (outcome === "unknown") {
    const title = "Det går inte att säga om importen sparades";
    return { kind: "warning", title, text: `${broken} Servern svarar inte nu.` };
  }
  const text = isSent
    ? `${broken} Ingenting är sparat hittills, men servern kan fortfarande arbeta med filen. Fråga igen om en stund, eller importera filen igen: det blir aldrig två.`
    : `${broken} Ingenting är sparat. Importera filen igen.`;
  return { kind: isSent ? "warning" : "info", title: "Importen är avbruten", text };
}
