import type { DateRange } from "@huvudbok/core/calendar";
import { IconDownload, IconFileZip } from "@tabler/icons-react";
import { ChangedFilingNotice } from "../../parts/filing/changed-filing-notice.tsx";
import { HandedOutNotice } from "../../parts/filing/handed-out-notice.tsx";
import { Button } from "../../ui/button/button.tsx";
import { LinkButton } from "../../ui/link/link-button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import classes from "./tax-return.module.css";
import type { useSruFiles } from "./use-sru-files.ts";

interface SruSectionProps {
  readonly files: ReturnType<typeof useSruFiles>;
  readonly range: DateRange;
}

/** The pair of files for the tax agency's file transfer; or everything that keeps them from being made (TX11). */
export function SruSection({ files, range }: SruSectionProps) {
  const { problems, omissions, leftOutPhone, save, figures } = files;
  const isRefused = problems.length > 0;
  return (
    <section className={classes.part} data-print="hidden" aria-labelledby="sru-files">
      <h2 id="sru-files">Filer till Skatteverket</h2>
      <ChangedFilingNotice
        kind="incomeTax"
        period={range}
        now={figures}
        codeText={(code) => `Fält ${code}`}
      />
      <p className={classes.lead}>
        INFO.SRU och BLANKETTER.SRU lämnas båda i Skatteverkets tjänst Filöverföring. Filerna måste heta just
        så: har webbläsaren lagt till en siffra i namnet, ladda ner dem som ZIP i stället.
      </p>
      {isRefused && (
        <Notice
          kind="warning"
          title="Filerna kan inte göras än"
          action={
            problems.some(({ isOfCompany }) => isOfCompany) && (
              <LinkButton to="/settings/company/edit">Till företagsuppgifterna</LinkButton>
            )
          }
        >
          <ul className={classes.problems}>
            {problems.map(({ text }) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      <LeftOut omissions={omissions} phone={leftOutPhone} />
      <div className={classes.files}>
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={isRefused}
          onClick={() => save("info")}
        >
          INFO.SRU
        </Button>
        <Button
          leftSection={<IconDownload size={16} aria-hidden />}
          disabled={isRefused}
          onClick={() => save("forms")}
        >
          BLANKETTER.SRU
        </Button>
        <Button
          leftSection={<IconFileZip size={16} aria-hidden />}
          disabled={isRefused}
          onClick={() => save("zip")}
        >
          Båda som ZIP
        </Button>
      </div>
      <HandedOutNotice kind="incomeTax" period={range} />
    </section>
  );
}

interface LeftOutProps {
  readonly omissions: readonly string[];
  readonly phone: string | undefined;
}

/** What the files have otherwise than the company or the person has typed it (TX18, TX21). */
function LeftOut({ omissions, phone }: LeftOutProps) {
  return (
    <>
      {omissions.length > 0 && (
        <Notice kind="info" title="Tecknet # får inte stå i Skatteverkets filer. Så skrivs det utan det:">
          <ul className={classes.problems}>
            {omissions.map((text) => (
              <li key={text}>{text}</li>
            ))}
          </ul>
        </Notice>
      )}
      {phone !== undefined && (
        <Notice
          kind="info"
          title="Telefonnumret får inte plats i INFO.SRU och utelämnas"
          action={<LinkButton to="/settings/company/edit">Till företagsuppgifterna</LinkButton>}
        >
          {phone}
        </Notice>
      )}
    </>
  );
}
