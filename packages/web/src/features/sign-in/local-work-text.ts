import { formatCounted } from "@huvudbok/core/money";
import { hasWork, type LocalWork } from "../../data/sign-in/local-work.ts";

/** "2 ändringar och 1 påbörjat formulär": the number of each; empty when there is nothing. */
export function localWorkText(work: LocalWork): string {
  if (!hasWork(work)) return "";
  const changes = formatCounted(work.changes, "ändring", "ändringar");
  const forms = formatCounted(work.forms, "påbörjat formulär", "påbörjade formulär");
  return [...(work.changes > 0 ? [changes] : []), ...(work.forms > 0 ? [forms] : [])].join(" och ");
}
