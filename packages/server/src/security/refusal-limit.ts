import type { SecurityFields, SecurityKind } from "./security-kinds.ts";

/** A refused call: its route pattern, and not its address. */
export interface Refused {
  readonly kind: Extract<SecurityKind, "refused" | "sign-in-failed">;
  readonly status: number;
  readonly type: string;
  readonly method: string;
  readonly route: string | undefined;
  readonly user: string | undefined;
  readonly session: string | undefined;
}

const WINDOW_MS = 60_000;
/** Different refusals a minute that are told one by one: a line at once, and a sum when there were more of the same. */
const MAX_TOLD = 50;

interface Sum {
  readonly kind: SecurityKind;
  readonly fields: SecurityFields;
  count: number;
}

/**
 * Writes the first refusal of each kind, route and person in a minute at once, and at the end of the minute how many
 * more there were. Beyond `MAX_TOLD` different ones only their number by status is told: whatever is sent to the server,
 * a minute gives little more than a hundred lines.
 */
export function refusalLimit(write: (kind: SecurityKind, fields: SecurityFields) => void) {
  let told = new Map<string, Sum>();
  let others = new Map<string, Sum>();
  let timer: NodeJS.Timeout | undefined;

  const sumUp = (): void => {
    clearTimeout(timer);
    timer = undefined;
    for (const { kind, fields, count } of [...told.values(), ...others.values()]) {
      if (count > 0) write(kind, { ...fields, count, seconds: WINDOW_MS / 1000 });
    }
    told = new Map();
    others = new Map();
  };

  const add = ({ kind, ...fields }: Refused): void => {
    timer ??= setTimeout(sumUp, WINDOW_MS).unref();
    const key = JSON.stringify([kind, ...Object.values(fields)]);
    const same = told.get(key);
    if (same !== undefined) {
      same.count += 1;
    } else if (told.size < MAX_TOLD) {
      told.set(key, { kind, fields, count: 0 });
      write(kind, fields);
    } else {
      const { status } = fields;
      const sum = others.get(`${kind} ${status}`) ?? { kind, fields: { status, type: "others" }, count: 0 };
      sum.count += 1;
      others.set(`${kind} ${status}`, sum);
    }
  };

  return { add, close: sumUp };
}
