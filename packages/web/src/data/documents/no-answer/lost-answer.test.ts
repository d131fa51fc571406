import { beforeEach, describe, expect, test } from "vitest";
import { DocumentTabs, draft, drafts, put, remove, texts, use } from "../../../../test/document-tabs.ts";
import { ApiFailure, CONFLICT_TEXT, noAnswerInTime } from "../../api/api-failure.ts";
import type { DocumentClient } from "../document-client.ts";

let tabs: DocumentTabs;
let client: DocumentClient;

beforeEach(async () => {
  tabs = new DocumentTabs();
  ({ client } = tabs.newTab());
  await use(client);
});

const convert = (id = "a") =>
  client.commit({
    companyId: 1,
    intent: "convert",
    label: "Konvertering",
    keepConflict: false,
    untilKnown: true,
    changes: [put(draft(id))],
  });

const failure = () => client.unsaved[0]?.failure;

/** The server stores commits, and no answer arrives until it is asked once more than so many times. */
function loseAnswers(count: number): void {
  let asked = 0;
  tabs.server.losesAnswers = true;
  tabs.server.onCommit = async () => {
    asked += 1;
    tabs.server.losesAnswers = asked <= count;
  };
}

test("an answer that is lost once is asked for again, by the same request, before anybody is answered", async () => {
  loseAnswers(1);
  const done = await client.commit({ companyId: 1, intent: "edit", changes: [put(draft("a"))] });
  expect(done.ok).toBe(true);
  expect([texts(client), client.unsaved, client.delayedCommits]).toEqual([["a"], [], []]);
  expect(drafts(client).etag).toBe('"1"');
});

test("a caller that waits until it is known is not answered while answers are lost, and then as the first time", async () => {
  tabs.server.losesAnswers = true;
  let isAnswered = false;
  const converting = convert().finally(() => {
    isAnswered = true;
  });
  await expect.poll(failure).toBeDefined();
  expect(tabs.server.calls.filter((call) => call === "commit convert")).toHaveLength(4);
  expect([isAnswered, texts(client)]).toEqual([false, ["a"]]);
  // The sign-in may have ended meanwhile: it is as unknown as before.
  tabs.server.refusal = new ApiFailure({ status: 401, type: "Unauthorized", message: "Unauthorized" });
  await client.sendWaiting();
  expect([isAnswered, client.unsaved[0]?.isUncertain]).toEqual([false, true]);
  tabs.server.losesAnswers = false;
  await client.sendWaiting();
  expect(await converting).toMatchObject({ ok: true, value: { changes: [{ etag: '"1"' }] } });
  // The page shows its own result.
  expect([client.unsaved, client.delayedCommits]).toEqual([[], []]);
});

test.each([
  ["refused, when it had not been done", 422, "Nej"],
  ["given up", undefined, "Ändringen har tagits bort."],
] as const)("a caller that waits is told when the commit is %s", async (_name, status, message) => {
  tabs.server.isDown = true;
  const converting = convert();
  await expect.poll(failure).toBeDefined();
  tabs.server.isDown = false;
  if (status === undefined) await client.discardUnsaved(client.unsaved[0]?.record.requestId ?? "");
  else tabs.server.refusal = new ApiFailure({ status, type: "Refused", message });
  await client.sendWaiting();
  expect(await converting).toMatchObject({ ok: false, error: { message } });
  expect([texts(client), client.unsaved]).toEqual([[], []]);
});

describe("a caller that stops waiting", () => {
  const stop = () => client.stopWaiting(client.unsaved[0]?.record.requestId ?? "");
  const UNKNOWN = "Det är inte känt om detta är sparat. Det kontrolleras när servern svarar.";

  async function giveUp() {
    tabs.server.losesAnswers = true;
    const converting = convert();
    await expect.poll(failure).toBeDefined();
    stop();
    const answer = await converting;
    tabs.server.losesAnswers = false;
    return answer;
  }

  test("is told that it is not known, and later that it was done, once", async () => {
    const answer = await giveUp();
    expect(answer).toMatchObject({ ok: false, error: { message: UNKNOWN, isTransient: false } });
    // By its id it can be undone once it is known, and no page discards it: it is not transient.
    expect(answer).toMatchObject({
      error: { unsavedId: client.unsaved[0]?.record.requestId, isTransient: false },
    });
    expect(client.unsaved).toMatchObject([{ isUncertain: true, hasCaller: false }]);
    // Nobody waits any more.
    stop();
    await client.sendWaiting();
    expect([client.unsaved, texts(client)]).toEqual([[], ["a"]]);
    expect(client.delayedCommits).toMatchObject([{ label: "Konvertering" }]);
    expect(drafts(client).etag).toBe('"1"');
  });

  test.each([
    ["a refusal", 422, "Nej"],
    ["a conflict", 412, "Någon annan har ändrat"],
  ])("and %s of it is kept to be seen", async (_name, status, message) => {
    tabs.server.isDown = true;
    const converting = convert();
    await expect.poll(failure).toBeDefined();
    stop();
    expect((await converting).ok).toBe(false);
    tabs.server.isDown = false;
    tabs.server.refusal = new ApiFailure({ status, type: "Refused", message });
    await client.sendWaiting();
    expect(client.unsaved).toMatchObject([{ record: { refusal: { status } } }]);
  });

  test("and presses once more waits for the same commit", async () => {
    await giveUp();
    expect((await convert()).ok).toBe(true);
    expect([client.unsaved, client.delayedCommits, drafts(client).etag]).toEqual([[], [], '"1"']);
  });
});

describe("a silent server", () => {
  const sent = () => tabs.server.calls.filter((call) => call.startsWith("commit"));

  test("is asked once before the caller is told, and the change waits and is sent again", async () => {
    tabs.server.refusal = noAnswerInTime();
    const saved = await client.commit({ companyId: 1, intent: "edit", changes: [put(draft("a"))] });
    expect(saved).toMatchObject({ ok: false, error: { isLate: true, isTransient: true } });
    expect([sent(), texts(client)]).toEqual([["commit edit"], ["a"]]);
    await client.sendWaiting();
    expect([client.unsaved, texts(client), drafts(client).etag]).toEqual([[], ["a"], '"1"']);
    expect(client.delayedCommits).toHaveLength(1);
  });

  test("and who waits until it is known is told at once that it is not", async () => {
    tabs.server.refusal = noAnswerInTime();
    const converting = convert();
    await expect.poll(failure).toBeDefined();
    expect([sent(), client.unsaved[0]?.isUncertain]).toEqual([["commit convert"], true]);
    await client.sendWaiting();
    expect((await converting).ok).toBe(true);
  });
});

test("a conflict after a lost answer is known: only the conflict is told", async () => {
  tabs.server.isDown = true;
  const converting = convert();
  await expect.poll(failure).toBeDefined();
  client.stopWaiting(client.unsaved[0]?.record.requestId ?? "");
  await converting;
  tabs.server.isDown = false;
  tabs.server.refusal = new ApiFailure({ status: 412, type: "ETagMismatch", message: "ETag mismatch" });
  await client.sendWaiting();
  expect(client.unsaved).toMatchObject([
    { isUncertain: false, record: { refusal: { message: CONFLICT_TEXT } } },
  ]);
});

test("what the server answers that it cannot do now is known not to be done", async () => {
  tabs.server.refusal = new ApiFailure({ status: 507, type: "Full", message: "Disken är full." });
  expect(await convert()).toMatchObject({ ok: false, error: { message: "Disken är full." } });
  expect(client.unsaved[0]?.isUncertain).toBe(false);
});

test("what is made meanwhile waits for what is uncertain", async () => {
  tabs.server.isDown = true;
  const converting = convert();
  await expect.poll(failure).toBeDefined();
  const later = await client.commit({ companyId: 1, intent: "edit", changes: [remove("a")] });
  expect(later.ok).toBe(false);
  tabs.server.isDown = false;
  await client.sendWaiting();
  expect((await converting).ok).toBe(true);
  expect(texts(client)).toEqual([]);
});
