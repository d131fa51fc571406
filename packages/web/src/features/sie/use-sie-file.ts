import { FORMAT_HEAD_BYTES, fileFormatOf } from "@huvudbok/core/import";
import { useEffect, useRef, useState } from "react";
import { ratesForImport } from "../../data/rates.ts";
import { publishedCharts } from "../../parts/account-plan/published-charts.ts";
import { fingerprintOf } from "../../parts/import/import-ids.ts";
import { type PageError, pageErrorOf } from "../../ui/page-frame/error-level.ts";
import { TaskClient } from "../../workers/task-client.ts";
import type { ReadAnswer, TaskProgress } from "../../workers/tasks.ts";

/** A file that was read, whether it can be imported or not. */
export interface ReadSieFile {
  readonly name: string;
  /** Bytes. */
  readonly size: number;
  readonly fingerprint: string;
  readonly answer: Exclude<ReadAnswer, { outcome: "unknown" }>;
  /** Holds the file for the import. */
  readonly client: TaskClient;
}

type FileState =
  | { readonly status: "none" }
  | { readonly status: "reading"; readonly progress: TaskProgress }
  | { readonly status: "refused"; readonly error: PageError }
  | { readonly status: "read"; readonly file: ReadSieFile };

export interface SieFile {
  readonly state: FileState;
  readonly choose: (file: File) => void;
  /** Stops the reading, or releases what was read. */
  readonly forget: () => void;
}

const NOT_SIE = "Filen är inte en SIE fil";
const SIE_5_COMES_LATER =
  "Filen är SIE 5 (XML). Huvudbok läser SIE 1–4 i den här versionen, SIE 5 kommer i en senare. Exportera som SIE 4 från ditt förra program.";
const NO_IMPORTER =
  "No suitable importer found. Filen kan inte läsas: den börjar inte med #FLAGGA och är inte heller SIE 5. Välj den fil som ditt förra program kallar SIE.";
const READER_BROKE = "Filen kunde inte läsas. Ladda om sidan och försök igen.";
const EMPTY =
  "No suitable importer found. Filen är tom: den har inga tecken alls. Exportera den igen från ditt förra program.";

/** The file that a person has chosen. It is read in a worker of its own, which lives until another is chosen. */
export function useSieFile(): SieFile {
  const [state, setState] = useState<FileState>({ status: "none" });
  const client = useRef<TaskClient>(undefined);
  useEffect(() => () => client.current?.close(), []);

  function forget() {
    client.current?.close();
    client.current = undefined;
    setState({ status: "none" });
  }

  async function read(file: File) {
    forget();
    const reader = new TaskClient(READER_BROKE);
    client.current = reader;
    const onProgress = (progress: TaskProgress) => setState({ status: "reading", progress });
    try {
      onProgress({ share: 0.1, text: `Läser ${file.name}` });
      const [bytes, charts] = await Promise.all([file.arrayBuffer(), publishedCharts()]);
      const fingerprint = await fingerprintOf(bytes);
      const input = { fileName: file.name, charts };
      let answer = await reader.ask("readBooks", { ...input, bytes }, { onProgress, transfer: [bytes] });
      if (answer.outcome === "refused" && answer.neededRates !== undefined) {
        onProgress({ share: 0.8, text: `Hämtar kurser för ${answer.neededRates.currency}` });
        const rates = await ratesForImport(answer.neededRates);
        // The first bytes are the worker's.
        const again = await file.arrayBuffer();
        const readAgain = { ...input, bytes: again, rates };
        answer = await reader.ask("readBooks", readAgain, { onProgress, transfer: [again] });
      }
      if (client.current !== reader) return;
      if (answer.outcome === "unknown") setState({ status: "refused", error: { message: NO_IMPORTER } });
      else {
        const { name, size } = file;
        setState({ status: "read", file: { name, size, fingerprint, answer, client: reader } });
      }
    } catch (thrown) {
      if (client.current === reader) setState({ status: "refused", error: pageErrorOf(thrown) });
    }
  }

  async function choose(file: File) {
    forget();
    const format = fileFormatOf(new Uint8Array(await file.slice(0, FORMAT_HEAD_BYTES).arrayBuffer()));
    if (format === "sie4" && hasSieName(file)) await read(file);
    else setState({ status: "refused", error: refusal(file, format, () => void read(file)) });
  }

  return {
    state,
    choose: (file) => {
      choose(file).catch((thrown: unknown) => setState({ status: "refused", error: pageErrorOf(thrown) }));
    },
    forget,
  };
}

/** The endings that SIE files have (PG30). */
function hasSieName(file: File): boolean {
  return /\.(?:sie|se|si)$/i.test(file.name);
}

/** A file with another ending is refused first; real files may have one and can be read anyway (PG30). */
function refusal(file: File, format: ReturnType<typeof fileFormatOf>, readAnyway: () => void): PageError {
  const title = file.name;
  if (format === "sie5") return { title, message: SIE_5_COMES_LATER, level: "info" };
  if (file.size === 0) return { title, message: EMPTY };
  if (hasSieName(file)) return { title, message: NO_IMPORTER };
  if (format === undefined) return { title, message: NOT_SIE };
  return {
    title,
    message: NOT_SIE,
    level: "warning",
    action: { label: "Läs filen ändå", onClick: readAnyway },
  };
}
