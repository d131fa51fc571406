import { useEffect, useRef, useState } from "react";
import { selectBooks } from "../../data/company/selected-company.ts";
import { pushAddress } from "../../navigation/address.ts";
import { useToast } from "../../ui/label/toast.tsx";
import { watchPage } from "../../ui/link/watch-page.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";
import { PageFrame } from "../../ui/page-frame/page-frame.tsx";
import { ExistingDemonstration } from "./existing-demonstration.tsx";
import { OfferedDemonstration } from "./offered-demonstration.tsx";
import { RunningDemonstration } from "./running-demonstration.tsx";
import { type Demonstration, useDemonstration } from "./use-demonstration.ts";

/** Makes the demonstration company, says what it is, and leads to the one that is there. */
export function DemonstrationPage() {
  const demonstration = useDemonstration();
  useOpenWhenDone(demonstration);
  const { state, company, job } = demonstration;
  // Waited for are the settings of the demonstration company, and what a page needs by its row is of the selected one.
  if (state === "loading" && job.status === "idle") return <WaitingPage />;
  const { progress } = job;
  return (
    <PageFrame
      error={job.status === "failed" ? job.error : undefined}
      progress={
        job.status === "running"
          ? {
              text:
                progress === undefined
                  ? "Skapar företaget"
                  : `Registrerar ${progress.registered} av ${progress.total} transaktioner`,
              ...(progress === undefined ? {} : { share: progress.registered / progress.total }),
            }
          : undefined
      }
    >
      <DemonstrationContent demonstration={demonstration} hasCompany={company !== undefined} />
    </PageFrame>
  );
}

function DemonstrationContent({
  demonstration,
  hasCompany,
}: {
  readonly demonstration: Demonstration;
  readonly hasCompany: boolean;
}) {
  if (demonstration.job.status === "running") return <RunningDemonstration onStop={demonstration.stop} />;
  return hasCompany ? (
    <ExistingDemonstration demonstration={demonstration} />
  ) : (
    <OfferedDemonstration onStart={demonstration.start} />
  );
}

/** Who waits for it to be made works in it when it is there; who has left the page is not taken away from theirs. */
function useOpenWhenDone({ job, reset }: Demonstration): void {
  const toast = useToast();
  const hasWaited = useRef(false);
  const [isHere] = useState(watchPage);
  const { status, made } = job;
  useEffect(() => {
    if (status === "running") hasWaited.current = true;
    if (status !== "done" || made === undefined || !hasWaited.current || !isHere()) return;
    hasWaited.current = false;
    reset();
    // A choice that cannot be saved is no loss: the latest year is shown.
    void selectBooks(made.companyId, made.yearId).catch(() => undefined);
    toast({ text: "Exempelföretaget är klart" });
    pushAddress("/accounting");
  }, [status, made, reset, toast, isHere]);
}
