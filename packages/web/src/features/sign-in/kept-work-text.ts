import { formatCounted } from "@huvudbok/core/money";
import { hasWork, type KeptWork } from "../../data/kept-work.ts";

/** "2 ändringar och 1 påbörjat formulär": what there is of each; empty when there is nothing. */
export function keptWorkText(work: KeptWork): string {
  if (!hasWork(work)) return "";
  const changes = formatCounted(work.changes, "ändring", "ändringar");
  const forms = formatCounted(work.forms, "påbörjat formulär", "påbörjade formulär");
  return [...(work.changes > 0 ? [changes] : []), ...(work.forms > 0 ? [forms] : [])].join(" och ");
}
