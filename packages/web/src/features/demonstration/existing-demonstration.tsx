import { Group } from "@mantine/core";
import { IconTrash } from "@tabler/icons-react";
import { selectCompany } from "../../data/company/selected-company.ts";
import { rightsOf } from "../../data/rights.ts";
import { pushAddress } from "../../navigation/address.ts";
import { Button } from "../../ui/button/button.tsx";
import { Notice } from "../../ui/page-frame/notice.tsx";
import classes from "./demonstration.module.css";
import type { Demonstration } from "./use-demonstration.ts";

/** The existing company: it can be opened, finished if it is incomplete, or deleted. */
export function ExistingDemonstration({ demonstration }: { readonly demonstration: Demonstration }) {
  const { company, isUnfinished, job, start } = demonstration;
  if (company === undefined) return null;
  const { id, config, role } = company;
  function go(to: string) {
    selectCompany(id);
    pushAddress(to);
  }
  const { may, mayWrite } = rightsOf(role);
  const remove = may("own") && (
    <Button
      leftSection={<IconTrash size={16} stroke={1.65} aria-hidden />}
      onClick={() => go("/settings/company/delete")}
    >
      Radera exempelföretaget
    </Button>
  );
  if (isUnfinished) {
    return (
      <>
        <Notice kind="warning" title="Exempelföretaget är inte färdigt">
          {`${reachedText(job.progress)} Fortsätt där det slutade, eller radera det.`}
        </Notice>
        <Group gap="sm">
          {mayWrite && (
            <Button variant="filled" onClick={start}>
              Fortsätt
            </Button>
          )}
          {remove}
        </Group>
      </>
    );
  }
  return (
    <>
      <p className={classes.lead}>
        {`Exempelföretaget heter ${config.recipient.name}. Det är påhittat, liksom alla kunder, leverantörer och belopp. Prova fritt: inget du gör där påverkar andra företag.`}
      </p>
      <p className={classes.lead}>
        Vill du börja om raderar du det och skapar det på nytt. Någon kopia av bokföringen behöver inte
        sparas.
      </p>
      <Group gap="sm">
        <Button variant="filled" onClick={() => go("/accounting")}>
          Öppna exempelföretaget
        </Button>
        {remove}
      </Group>
    </>
  );
}

function reachedText(progress: Demonstration["job"]["progress"]): string {
  return progress === undefined
    ? "Arbetet avbröts innan allt var på plats."
    : `Arbetet avbröts efter ${progress.registered} av ${progress.total} transaktioner. Det som är registrerat är kvar.`;
}
