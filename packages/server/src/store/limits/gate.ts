/** How many may be inside at once. */
export interface GateLimits {
  readonly perPerson: number;
  readonly inAll: number;
  /** How long one who finds it full waits; 0 for not at all. */
  readonly patienceMs: number;
}

/** What is told of one for whom there was no room in time: nothing has been begun. */
export class GateIsFull extends Error {
  readonly code = "GATE_IS_FULL";

  constructor() {
    super("there is no room for more at once");
  }
}

/** Lets people in as long as there is room for them and for all. Whoever was let in calls what it gives when leaving. */
export interface Gate {
  enter(person: string): Promise<() => void>;
}

/** Of one person so many may wait: each holds a connection. */
const WAITING_PER_PERSON = 30;

interface Waiting {
  readonly person: string;
  readonly letIn: () => void;
}

/** Throws GateIsFull. Who waits is let in in order, but for those who have their share already. */
export function newGate({ perPerson, inAll, patienceMs }: GateLimits): Gate {
  const inside = new Map<string, number>();
  let count = 0;
  const waiting: Waiting[] = [];
  const hasRoom = (person: string): boolean => count < inAll && (inside.get(person) ?? 0) < perPerson;
  const letIn = (person: string): (() => void) => {
    count += 1;
    inside.set(person, (inside.get(person) ?? 0) + 1);
    let isInside = true;
    return () => {
      if (!isInside) return;
      isInside = false;
      count -= 1;
      const left = (inside.get(person) ?? 1) - 1;
      if (left === 0) inside.delete(person);
      else inside.set(person, left);
      const next = waiting.findIndex((one) => hasRoom(one.person));
      if (next >= 0) waiting.splice(next, 1)[0]?.letIn();
    };
  };
  return {
    async enter(person) {
      if (hasRoom(person)) return letIn(person);
      const others = waiting.filter((one) => one.person === person).length;
      if (patienceMs === 0 || others >= WAITING_PER_PERSON) throw new GateIsFull();
      const turn = Promise.withResolvers<() => void>();
      const one = { person, letIn: () => turn.resolve(letIn(person)) };
      waiting.push(one);
      const timer = setTimeout(() => {
        waiting.splice(waiting.indexOf(one), 1);
        turn.reject(new GateIsFull());
      }, patienceMs);
      try {
        return await turn.promise;
      } finally {
        clearTimeout(timer);
      }
    },
  };
}
