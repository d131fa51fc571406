import { useMemo } from "react";
import { usePageAddress, useView } from "../navigation/use-address.ts";
import { ComingLine } from "../ui/loading/coming-line.tsx";
import { ErrorBoundary } from "./error-boundary.tsx";

/** The page of the address, in its frame if it has one. */
export function ShownPage() {
  const address = usePageAddress();
  const view = useView();
  return (
    <ErrorBoundary resetBy={address}>
      {view?.frame ?? (
        <>
          <ComingLine />
          <PageInFrame />
        </>
      )}
    </ErrorBoundary>
  );
}

/** The page alone: what goes wrong in it leaves the frame as it is. */
export function PageInFrame() {
  const address = usePageAddress();
  const view = useView();
  // A change of the query renders only what reads it.
  const page = useMemo(() => view !== undefined && <view.Page />, [view]);
  return <ErrorBoundary resetBy={address}>{page}</ErrorBoundary>;
}
