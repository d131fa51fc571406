const CHUNK = 4096;

/** Collects UTF-16 code units and makes one string of them, in pieces small enough for a call. */
export interface StringBuilder {
  readonly push: (codeUnit: number) => void;
  readonly text: () => string;
}

/** An empty one. `text` may be asked for more than once. */
export function stringBuilder(): StringBuilder {
  let units: number[] = [];
  let done = "";
  const flush = () => {
    done += String.fromCharCode(...units);
    units = [];
  };
  return {
    push(codeUnit) {
      if (units.push(codeUnit) === CHUNK) flush();
    },
    text() {
      flush();
      return done;
    },
  };
}
