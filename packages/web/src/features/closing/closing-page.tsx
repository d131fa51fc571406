import { useRedirect } from "../../ui/link/use-redirect.ts";
import { WaitingPage } from "../../ui/loading/waiting-page.tsx";

/** /accounting/closing: the helper has an address of its own. */
export function ClosingPage() {
  useRedirect("/accounting/closing/helper");
  return <WaitingPage error={undefined} />;
}
