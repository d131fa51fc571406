import { useState } from "react";

/** The query of a page's address, for a test that mocks `query-state.ts` with `useQuery`. */
export class AddressQuery {
  readonly values = new Map<string, string | undefined>();
  readonly #redraws = new Set<(next: (count: number) => number) => void>();

  readonly useQuery = () => {
    const [, redraw] = useState(0);
    this.#redraws.add(redraw);
    return [this.read, this.write] as const;
  };

  readonly read = (name: string): string | undefined => this.values.get(name);

  readonly write = (values: Readonly<Record<string, string | undefined>>): void => {
    for (const [name, value] of Object.entries(values)) this.values.set(name, value);
    for (const redraw of this.#redraws) redraw((count) => count + 1);
  };
}
