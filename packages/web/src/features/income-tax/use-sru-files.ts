import type { DateRange } from "@huvudbok/core/calendar";
import {
  FORMS_FILE,
  formsSru,
  INFO_FILE,
  infoSru,
  leftOutPhoneText,
  signOmissionTexts,
  sruBytes,
  sruFieldProblemText,
  sruFigures,
  sruFiler,
  sruFilerProblemText,
  sruReturn,
  type TaxSide,
} from "@huvudbok/core/income-tax";
import { PROGRAM_VERSION } from "@huvudbok/core/shared";
import { zipSync } from "fflate/browser";
import { type FilesToHandOver, useHandOver } from "../../parts/filing/use-hand-over.ts";
import { useToday } from "../../ui/date/use-today.ts";
import type { FilledReturnProps } from "./return-props.ts";
import { swedishMoment } from "./swedish-moment.ts";
import type { ReturnForm } from "./use-return-form.ts";

interface SruProblem {
  readonly text: string;
  /** It is put right on the page of the company. */
  readonly isOfCompany: boolean;
}

interface FilesOf extends Pick<FilledReturnProps, "kind" | "books" | "report"> {
  readonly form: ReturnForm;
  readonly side: TaxSide;
  readonly range: DateRange;
}

type WhichFile = "info" | "forms" | "zip";

const PROGRAM = { name: "Huvudbok", version: PROGRAM_VERSION };

/** The files of a return: why they cannot be made, and how each is saved. */
export function useSruFiles({ kind, books, report, form, side, range }: FilesOf) {
  const today = useToday();
  const filer = sruFiler(books.company.config.recipient, today);
  const forms = sruReturn(report, side, form.read.fields);
  const problems: readonly SruProblem[] = [
    ...(form.isChanged
      ? [{ text: "Spara det du har fyllt i först: filerna ska ha det som är sparat.", isOfCompany: false }]
      : []),
    ...(filer.ok
      ? []
      : filer.error.map((problem) => ({ text: sruFilerProblemText(problem), isOfCompany: true }))),
    ...(forms.ok
      ? []
      : forms.error.map((problem) => ({ text: sruFieldProblemText(problem), isOfCompany: false }))),
  ];
  const { handOver, error } = useHandOver();
  const figures = forms.ok ? sruFigures(forms.value) : undefined;
  function save(which: WhichFile) {
    if (!filer.ok || !forms.ok || problems.length > 0) return;
    const moment = swedishMoment(Date.now());
    const info = sruBytes(infoSru(filer.value, PROGRAM, moment));
    const blocks = sruBytes(formsSru(forms.value, filer.value, range, PROGRAM, moment));
    const pair = [fileOf(INFO_FILE, info), fileOf(FORMS_FILE, blocks)];
    const archive = zipSync({ [INFO_FILE]: info, [FORMS_FILE]: blocks });
    const zip = {
      name: `${kind.toLowerCase()}-${range.to}.zip`,
      content: new Blob([archive], { type: "application/zip" }),
    };
    const wanted = pair.filter(({ name }) => name === (which === "info" ? INFO_FILE : FORMS_FILE));
    handOver({
      kind: "incomeTax",
      period: range,
      ...(which === "zip" ? { files: pair, archive: zip } : { files: wanted }),
      figures: sruFigures(forms.value),
    });
  }
  /** What the files have otherwise than it is typed. */
  const omissions = signOmissionTexts(books.company.config.recipient, form.read.fields);
  const leftOutPhone = leftOutPhoneText(books.company.config.recipient);
  return { problems, omissions, leftOutPhone, save, error, figures };
}

function fileOf(name: string, bytes: Uint8Array<ArrayBuffer>): FilesToHandOver["files"][number] {
  return { name, content: new Blob([bytes], { type: "text/plain;charset=iso-8859-1" }) };
}
