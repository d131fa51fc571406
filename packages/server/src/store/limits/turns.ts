/** Thrown when a wait was given up: nothing has been started. */
export class TurnNotCome extends Error {
  readonly code = "TURN_NOT_COME";

  constructor() {
    super("the turn did not come in time");
  }
}

/** Runs work one after the other for each key, beside that of other keys. */
export type Turns<Key> = <T>(key: Key, work: () => Promise<T>, timeoutMs?: number) => Promise<T>;

/** A call that has waited for `timeoutMs` is rejected with TurnNotCome. */
export function newTurns<Key>(longestMs: number): Turns<Key> {
  const waiting = new Map<Key, (() => void)[]>();
  return async (key, work, timeoutMs = longestMs) => {
    const line = waiting.get(key);
    if (line === undefined) waiting.set(key, []);
    else await ownTurn(line, timeoutMs);
    try {
      return await work();
    } finally {
      const next = waiting.get(key)?.shift();
      if (next === undefined) waiting.delete(key);
      else next();
    }
  };
}

async function ownTurn(line: (() => void)[], timeoutMs: number): Promise<void> {
  const turn = Promise.withResolvers<undefined>();
  const come = (): void => turn.resolve(undefined);
  const timer = setTimeout(() => {
    line.splice(line.indexOf(come), 1);
    turn.reject(new TurnNotCome());
  }, timeoutMs);
  line.push(come);
  try {
    await turn.promise;
  } finally {
    clearTimeout(timer);
  }
}
