import { formatCounted, formatOre } from "@huvudbok/core/money";
import { Button } from "@mantine/core";
import { IconDownload } from "@tabler/icons-react";
import { ErrorList } from "../../parts/import/error-list.tsx";
import { FactTable } from "../../parts/import/fact-table.tsx";
import classes from "../../parts/import/import.module.css";
import { sumFacts } from "../../parts/import/source-facts.ts";
import { Notice } from "../../ui/page-frame/notice.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { type DoneExport, isProved } from "./use-sie-export.ts";

/** The contents of the file, and whether every account of it is right. */
export function ExportResult({ done }: { readonly done: DoneExport }) {
  const { fileName, file, sums, errors, differences, hasPreviousYear, keptRecords } = done;
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
          Filen har lästs tillbaka och varje kontos utgående balans stämmer med rapporterna.
        </Notice>
      ) : (
        <ErrorList title="Filen stämmer inte" errors={problemsOf(done)}>
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

function problemsOf({ errors, differences }: DoneExport): readonly string[] {
  return [
    ...errors,
    ...differences.map(
      ({ account, inFile, inBooks }) =>
        `Konto ${account}: ${formatOre(inFile)} i filen, ${formatOre(inBooks)} i rapporterna`,
    ),
  ];
}
