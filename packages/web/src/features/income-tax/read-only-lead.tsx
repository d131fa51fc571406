import { TextLink } from "../../ui/link/text-link.tsx";
import classes from "./tax-return.module.css";

interface ReadOnlyLeadProps {
  readonly isLocked: boolean;
  /** Something was typed, and not saved, before. */
  readonly isHeld: boolean;
}

/** Why the typed fields are values, and who can change that (TX19). */
export function ReadOnlyLead({ isLocked, isHeld }: ReadOnlyLeadProps) {
  if (!isLocked)
    return <p className={classes.lead}>Du kan läsa deklarationens egna fält, men inte ändra dem.</p>;
  return (
    <p className={classes.lead}>
      Räkenskapsåret är låst, så deklarationens egna fält kan inte ändras. Ägaren låser upp det under{" "}
      <TextLink to="/accounting/fiscalYear" isUnderlined>
        Räkenskapsår
      </TextLink>
      .{isHeld && " Det du hade fyllt i utan att spara visas igen då."}
    </p>
  );
}
