import { useRights } from "../../data/rights.ts";
import { LinkButton } from "../../ui/link/link-button.tsx";

/** Leads the owner to where the closed date is moved back; others cannot. */
export function ClosedDateLink() {
  const { may } = useRights();
  return may("own") && <LinkButton to="/settings/company/edit">Till låst period</LinkButton>;
}
