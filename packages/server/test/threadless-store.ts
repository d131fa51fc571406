import { join } from "node:path";
import { ok } from "@huvudbok/core/shared";
import { createGuard } from "../src/guard/create-guard.ts";
import { sessionCache } from "../src/store/access/session-cache.ts";
import { userStore } from "../src/store/access/user-store.ts";
import type { CallContext } from "../src/store/calls/call-context.ts";
import { callFunctions, type MadeCall } from "../src/store/calls/call-functions.ts";
import { STORE_CALLS } from "../src/store/calls/store-calls.ts";
import { openDatabase } from "../src/store/database/database.ts";
import { migrate } from "../src/store/database/migrations.ts";
import { openEventHub } from "../src/store/event-hub.ts";
import { peopleStore } from "../src/store/people/people-store.ts";
import type { Store } from "../src/store/store-interface.ts";
import { wholeText } from "../src/store/streams/answer-in-parts.ts";
import { TEST_GUARD } from "./test-limits.ts";

/**
 * The calls of the store over SQLite in a folder, run in this thread: the product without its threads, whose start
 * takes longer than most tests.
 */
export async function openThreadlessStore(folder: string, now: () => Date): Promise<Store> {
  const database = openDatabase({ engine: "sqlite", file: join(folder, "huvudbok.sqlite") });
  await migrate(database.db, database.engine);
  const guard = createGuard(TEST_GUARD);
  const events = await openEventHub(undefined);
  const calls = callFunctions(STORE_CALLS, async ({ row, args }: MadeCall) => {
    const context: CallContext = {
      database,
      guard,
      now: now().getTime(),
      onWritten: () => undefined,
      onEvents: (made) => events.publish(made),
    };
    // As between threads: neither side has the other's objects.
    const given = structuredClone(args) as never;
    if (row.kind !== "parts") return structuredClone(await row.run(context, ...given));
    let head: object = {};
    let text = "";
    const sink = {
      begin: (given: object) => {
        head = given;
      },
      text: async (part: string) => {
        text += part;
      },
    };
    const result = await row.run(context, sink, ...given);
    return result.ok ? ok({ ...head, text: wholeText(Buffer.from(text)) }) : result;
  });
  return {
    documents: calls.documents,
    files: calls.files,
    companies: calls.companies,
    rates: calls.rates,
    users: userStore(calls, sessionCache()),
    local: peopleStore(calls),
    subscribe: (listener, onGap) => events.subscribe(listener, onGap),
    findFaults: calls.state.findFaults,
    async check() {
      await calls.state.ping();
      return { writer: "ready" };
    },
    connections: async () => undefined,
    async close() {
      await events.close();
      await database.close();
    },
  };
}
