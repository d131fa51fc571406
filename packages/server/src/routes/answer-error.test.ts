import fastify from "fastify";
import { expect, test } from "vitest";
import { answerError } from "./answer-error.ts";
import { RefusalError, scopeIsMissing, unauthorized } from "./refusal.ts";

async function answerTo(error: Error) {
  const app = fastify();
  app.setErrorHandler(answerError);
  app.get("/", async () => {
    throw error;
  });
  const { statusCode, body } = await app.inject("/");
  await app.close();
  return [statusCode, JSON.parse(body)];
}

test("a call that needs more of the provider names what is missing and what there is", async () => {
  expect(await answerTo(scopeIsMissing(["drive.file"], ["openid"]))).toEqual([
    401,
    {
      error: {
        type: "ScopeIsMissingException",
        message: "Inloggning behövs för att bevilja fler behörigheter.",
        details: { missingScopes: ["drive.file"], currentScopes: ["openid"] },
      },
    },
  ]);
});

test("a refusal keeps its status, type and words", async () => {
  const refusal = new RefusalError({ status: 412, type: "ETagMismatch", message: "ETag mismatch: 3" });
  expect(await answerTo(refusal)).toEqual([
    412,
    { error: { type: "ETagMismatch", message: "ETag mismatch: 3" } },
  ]);
  expect(await answerTo(unauthorized())).toEqual([
    401,
    { error: { type: "Unauthorized", message: "Unauthorized" } },
  ]);
});

test.each([
  [403, "Förfrågan kan inte besvaras."],
  [414, "Adressen är för lång."],
  [418, "Förfrågan kan inte besvaras."],
  [500, "Ett oväntat fel inträffade på servern. Försök igen."],
  [503, "Ett oväntat fel inträffade på servern. Försök igen."],
])("an error of the framework with status %i", async (statusCode, message) => {
  const [status, body] = await answerTo(Object.assign(new Error("English words"), { statusCode }));
  expect([status, body.error.message]).toEqual([statusCode < 500 ? statusCode : 500, message]);
});

const BUSY = "Lagringen är upptagen. Ingenting har sparats. Försök igen om en stund.";
const FAILED = "Lagringen på servern svarar med fel. Ändringen har inte bekräftats. Försök igen om en stund.";
const DAMAGED =
  "Det som är lagrat på servern kan inte läsas. Ändringen har inte bekräftats. Den som sköter servern behöver se efter.";

test.each([
  ...["55P03", "40P01", "40001", "DATABASE_BUSY", "TURN_NOT_COME"].map((code) => [code, BUSY]),
  ...["57014", "25P03", "THREAD_STOPPED"].map((code) => [code, FAILED]),
  ...["SQLITE_CORRUPT", "SQLITE_CORRUPT_VTAB", "SQLITE_NOTADB", "XX001"].map((code) => [code, DAMAGED]),
])("storage that answers no more with code %s", async (code, message) => {
  const [answered, body] = await answerTo(Object.assign(new Error("English words"), { code }));
  expect([answered, body.error.message]).toEqual([503, message]);
});

test.each([
  ["SQLITE_FULL", 507, "Lagringen på servern är full. Ingenting har sparats."],
  ["ENOSPC", 507, "Lagringen på servern är full. Ingenting har sparats."],
  ["53100", 507, "Lagringen på servern är full. Ingenting har sparats."],
  ["SQLITE_BUSY", 503, "Lagringen är upptagen. Ingenting har sparats. Försök igen om en stund."],
  [
    "SQLITE_IOERR_WRITE",
    503,
    "Lagringen på servern svarar med fel. Ändringen har inte bekräftats. Försök igen om en stund.",
  ],
  [
    "EROFS",
    503,
    "Lagringen på servern svarar med fel. Ändringen har inte bekräftats. Försök igen om en stund.",
  ],
  [
    "DATABASE_GONE",
    503,
    "Lagringen på servern svarar med fel. Ändringen har inte bekräftats. Försök igen om en stund.",
  ],
  [
    "57P01",
    503,
    "Lagringen på servern svarar med fel. Ändringen har inte bekräftats. Försök igen om en stund.",
  ],
  ["SQLITE_CONSTRAINT", 500, "Ett oväntat fel inträffade på servern. Försök igen."],
])("an error of the storage with code %s", async (code, status, message) => {
  const [answered, body] = await answerTo(Object.assign(new Error("English words"), { code }));
  expect([answered, body.error.message]).toEqual([status, message]);
});
