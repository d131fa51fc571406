const DAMAGED = /^(SQLITE_(CORRUPT|NOTADB)\w*|XX00[12])$/;

/** Remembers that stored data could not be read: the state of the store says so until a restart. */
export interface DamageWatch {
  watch<T>(answer: Promise<T>): Promise<T>;
  /** Notes the error if it means damage, and throws it. */
  refuse(): void;
}

export function watchDamage(): DamageWatch {
  let met: Error | undefined;
  return {
    async watch(answer) {
      try {
        return await answer;
      } catch (error) {
        if (error instanceof Error && "code" in error && DAMAGED.test(String(error.code))) met = error;
        throw error;
      }
    },
    refuse() {
      if (met !== undefined) throw met;
    },
  };
}
