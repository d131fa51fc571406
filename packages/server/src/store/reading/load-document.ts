import { DOCUMENT_KINDS } from "@huvudbok/core/document";
import { ok, type Result } from "@huvudbok/core/shared";
import type { StoreParts } from "../access/guard-interface.ts";
import type { Actor, Refusal } from "../store.ts";
import { LONGEST_WITH_HEAD, sendHeadFields } from "../streams/document-head.ts";
import { sendAllItems } from "../streams/sent-items.ts";
import type { TextSink } from "../streams/text-sink.ts";
import { headOf, type LoadedHead, readableDocument } from "./readable-document.ts";

/**
 * Sends a whole document as JSON text, concatenated from the stored texts of its items without parsing them. All of it is
 * of one snapshot.
 */
export async function loadDocument(
  parts: StoreParts,
  sink: TextSink<LoadedHead>,
  actor: Actor,
  key: string,
): Promise<Result<undefined, Refusal>> {
  return parts.database.readSlowly(async (tx) => {
    const found = await readableDocument(tx, parts, actor, key, LONGEST_WITH_HEAD);
    if (!found.ok) return found;
    const { row, target } = found.value;
    sink.begin(headOf(row));
    const { itemsField, version } = DOCUMENT_KINDS[target.kind];
    await sink.text(`{"version":${version}`);
    await sendHeadFields(tx, found.value, sink.text);
    if (itemsField !== undefined) {
      await sink.text(`,${JSON.stringify(itemsField)}:[`);
      await sendAllItems(tx, { companyId: row.company_id, key: row.key, kind: target.kind, send: sink.text });
      await sink.text("]");
    }
    await sink.text("}");
    return ok(undefined);
  });
}
