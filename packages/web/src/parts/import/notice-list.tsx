import { formatCounted } from "@huvudbok/core/money";
import { useState } from "react";
import { Button } from "../../ui/button/button.tsx";
import classes from "./import.module.css";

/** How many are shown before a person asks for the rest. */
const SHOWN = 10;

/** What a person should know about a file that can be imported: what was skipped, and why. */
export function NoticeList({ notices }: { readonly notices: readonly string[] }) {
  const [isOpen, setIsOpen] = useState(false);
  if (notices.length === 0) return <p className={classes.quiet}>Inget att anmärka.</p>;
  const hidden = notices.length - SHOWN;
  return (
    <>
      <ul className={classes.notices}>
        {notices.slice(0, isOpen ? undefined : SHOWN).map((notice, index) => (
          // Two notices may have the same text; their place in the list never changes.
          // biome-ignore lint/suspicious/noArrayIndexKey: see above
          <li key={index}>{notice}</li>
        ))}
      </ul>
      {hidden > 0 && !isOpen && (
        <Button variant="subtle" onClick={() => setIsOpen(true)}>
          {`Visa ${formatCounted(hidden, "iakttagelse", "iakttagelser")} till`}
        </Button>
      )}
    </>
  );
}
