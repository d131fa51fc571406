import { finished } from "node:stream/promises";
import type { Result } from "@huvudbok/core/shared";
import type { MadeCall } from "../calls/call-functions.ts";
import type { DamageWatch } from "../limits/damage.ts";
import { SMALL_BODY } from "../limits/small-body.ts";
import type { Refusal } from "../store.ts";
import type { AnswerInParts } from "../streams/answer-in-parts.ts";
import type { StoreThread } from "./store-thread.ts";
import type { ThreadPool } from "./thread-pool.ts";
import type { ThreadCall } from "./worker-messages.ts";

export interface SendParts {
  readonly pool: ThreadPool;
  readonly damage: DamageWatch;
  readonly now: () => Date;
  /** Queues a large write behind other large ones. */
  readonly inTurn: (write: () => Promise<unknown>) => Promise<unknown>;
}

/** Sends each call to the right thread, by the kind of its row, with the time of the call. */
export function callSender({ pool, damage, now, inTurn }: SendParts): (made: MadeCall) => Promise<unknown> {
  const callOf = ({ group, name, args }: MadeCall, step: ThreadCall["step"] = "run"): ThreadCall => ({
    group,
    name,
    step,
    now: now().getTime(),
    args,
  });
  const sendLarge = async (made: MadeCall): Promise<unknown> => {
    const preparer = await pool.preparer();
    // oxlint-disable-next-line typescript/no-unsafe-type-assertion -- what `prepare` of the row gives
    const prepared = (await preparer.call(callOf(made, "prepare"))) as Result<Uint8Array, Refusal>;
    if (!prepared.ok) return prepared;
    const finish = (thread: StoreThread) =>
      thread.call(callOf({ ...made, args: [made.args[0], prepared.value] }, "finish"));
    return inTurn(() => pool.writeLarge(finish));
  };
  return async (made) => {
    switch (made.row.kind) {
      case "read":
        return damage.watch(pool.reader().call(callOf(made)));
      case "session":
        return pool.reader().call(callOf(made));
      case "write":
        return damage.watch(pool.writer().call(callOf(made)));
      case "body":
        return damage.watch(isLarge(made) ? sendLarge(made) : pool.writer().call(callOf(made)));
      case "parts":
        return watchedParts(damage, pool.reader().callInParts(callOf(made)));
      default:
        return made.row satisfies never;
    }
  };
}

function isLarge({ args }: MadeCall): boolean {
  return args.some((one) => one instanceof Uint8Array && one.byteLength > SMALL_BODY);
}

/** Damage may be found after the answer has begun. */
async function watchedParts(damage: DamageWatch, asked: Promise<AnswerInParts>): Promise<AnswerInParts> {
  const answer = await damage.watch(asked);
  if (answer.ok && answer.value.text.whole === undefined) {
    damage.watch(finished(answer.value.text.body)).catch(() => undefined);
  }
  return answer;
}
