import { DOCUMENT_KINDS, isDocumentKind, isInUse } from "@huvudbok/core/document";
import { describe, expect } from "vitest";
import { storeOn } from "../../../test/store-on.ts";
import { emptyDocument } from "../../../test/targeted-calls.ts";
import { fromText, json, YEAR } from "../../../test/test-books.ts";
import { ENGINES } from "../../../test/test-store.ts";
import { openDatabase } from "../database/database.ts";

const unused = Object.keys(DOCUMENT_KINDS)
  .filter(isDocumentKind)
  .filter((kind) => !isInUse(kind));

// CH22: what is posted today would be stored in a form that the page to come has not decided yet.
describe.each(ENGINES)("kinds that no page uses, on $name", (engine) => {
  const { it, here, books } = storeOn(engine);

  it.each(unused)("%s is not written, and what is stored is read", async (kind) => {
    const company = await books([1000, 1001, 1002, 1101]);
    const { store, plain, place } = here();
    const isYearly = DOCUMENT_KINDS[kind].scope === "fiscalYear";
    const key = isYearly ? `c${company.id}-${YEAR}-${kind}` : `c${company.id}-${kind}`;
    const refusal = { status: 422, type: "ChangeRefused", details: { code: "kind-not-in-use", kind } };
    const document = emptyDocument(kind);
    const save = (ifMatch?: string) => store.documents.save(company.actor, key, ifMatch, json(document));
    expect(await save()).toMatchObject({ error: refusal });
    for (const intent of ["edit", "import", "undo"]) {
      expect(await company.refused(intent, [{ key }])).toMatchObject(refusal);
    }

    // What a program from before has stored: the row of another document, under the key of this one.
    const database = openDatabase(place);
    await company.commit("edit", [{ key: company.key("journalTemplates") }]);
    await database.db
      .updateTable("document")
      .set({ key, kind, head: JSON.stringify({ ...document, version: undefined }) })
      .where("company_id", "=", company.id)
      .where("key", "=", company.key("journalTemplates"))
      .execute();
    await database.close();
    const loaded = await plain.documents.load(company.actor, key);
    if (!loaded.ok) throw new Error(loaded.error.message);
    expect(await fromText(loaded.value.text)).toMatchObject({ version: 1 });
    expect(await save(loaded.value.etag)).toMatchObject({ error: refusal });
    expect(await store.documents.remove(company.actor, key, loaded.value.etag)).toMatchObject({
      error: refusal,
    });
  });
});
