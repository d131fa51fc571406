import { formatCounted, formatOre } from "@huvudbok/core/money";
import { IconDownload } from "@tabler/icons-react";
import { ErrorList } from "../../parts/import/error-list.tsx";
import { FactTable } from "../../parts/import/fact-table.tsx";
import classes from "../../parts/import/import.module.css";
import { sumFacts } from "../../parts/import/source-facts.ts";
import { type DoneExport, isProved } from "../../parts/sie-export/use-sie-export.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { saveFile } from "../../ui/save-file.ts";

/** The contents of the file, and whether every account of it is right. */
export function ExportResult({ done }: { readonly done: DoneExport }) {
  const { fileName, file, sums, errors, differences, misread, hasPreviousYear, keptRecords } = done;
  const download = (
    <Button
      leftSection={<IconDownload size={16} stroke={1.65} aria-hidden />}
      onClick={() => saveFile(fileName, file)}
    >
      Ladda ner igen
    </Button>
  );
  return (
    <section className={classes.part} aria-label="Exportrapport">
      {isProved(done) ? (
        <Notice kind="ok" title={`${fileName} är klar`} action={download}>
          Filen har lästs tillbaka: varje kontos utgående balans stämmer med rapporterna, och varje text läses
          som den står i filen. Det som inte följer med eller skrivs om står nedan.
        </Notice>
      ) : (
        <ErrorList title="Filen stämmer inte" errors={problemsOf(done)}>
          {misread.length > 0 && (
            <p>
              Andra program läser texterna här ovanför med fel bokstäver. Något i dem är felskrivet, till
              exempel Ã¤ eller ├ñ i stället för ä. Rätta texten där den står.
            </p>
          )}
          <p>
            {errors.length > 0 && "Andra program kan vägra läsa filen. "}Rätta bokföringen och exportera igen.
          </p>
          {download}
        </ErrorList>
      )}
      <h2>Filens innehåll</h2>
      <FactTable
        title="Filens innehåll"
        facts={[
          ...sumFacts(sums),
          {
            label: "Avstämning",
            value:
              differences.length === 0
                ? "Alla konton stämmer"
                : formatCounted(differences.length, "konto stämmer inte", "konton stämmer inte"),
          },
          { label: "Föregående års balanser", value: hasPreviousYear ? "Ja" : "Nej, året finns inte" },
          { label: "Bevarade poster från import", value: formatCounted(keptRecords, "post", "poster") },
        ]}
      />
    </section>
  );
}

/** How many texts are named: any one of them may be the cause. */
const MISREAD_SHOWN = 5;

function problemsOf({ errors, differences, misread }: DoneExport): readonly string[] {
  const more = misread.length - MISREAD_SHOWN;
  return [
    ...errors,
    ...new Set(misread.slice(0, MISREAD_SHOWN)),
    ...(more > 0 ? [formatCounted(more, "text till", "texter till")] : []),
    ...differences.map(
      ({ account, inFile, inBooks }) =>
        `Konto ${account}: ${formatOre(inFile)} i filen, ${formatOre(inBooks)} i rapporterna`,
    ),
  ];
}
