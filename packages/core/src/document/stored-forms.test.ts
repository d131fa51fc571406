import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";
import * as z from "zod/mini";
import { anyKind, documentKinds } from "./document-kind.ts";

const file = join(import.meta.dirname, "../../testdata/stored-forms.json");
const known = z
  .record(z.string(), z.record(z.string(), z.string()))
  .parse(JSON.parse(readFileSync(file, "utf8")));

/** What a stored document of the kind may look like, in few characters. */
function fingerprint(kind: ReturnType<typeof documentKinds>[number]): string {
  const { head, item, itemsField, idFields } = anyKind(kind);
  const form = (schema: z.core.$ZodType) => z.toJSONSchema(schema, { io: "input", unrepresentable: "any" });
  const parts = [form(head), item === undefined ? null : form(item), itemsField ?? null, idFields ?? null];
  return createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 16);
}

// CH26: another form is another version, also when only an optional field has come.
test.each(documentKinds())("the form of %s is the one of its version", (kind) => {
  const version = String(anyKind(kind).version);
  expect(
    { kind, version, form: fingerprint(kind) },
    "Has the schema changed? Then raise the version, add the step that lifts the one before, and a line in stored-forms.json.",
  ).toEqual({ kind, version, form: known[kind]?.[version] });
});

test("every version that there has been is known, and no other kind", () => {
  for (const [kind, forms] of Object.entries(known)) {
    const found = documentKinds().find((one) => one === kind);
    const version = found === undefined ? 0 : anyKind(found).version;
    expect([kind, Object.keys(forms)]).toEqual([
      kind,
      Array.from({ length: version }, (_, index) => String(index + 1)),
    ]);
  }
});
