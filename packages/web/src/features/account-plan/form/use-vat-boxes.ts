import { useEffect, useState } from "react";
import * as z from "zod/mini";
import { loadResource } from "../../../data/resources.ts";

const schema = z.object({
  boxes: z.array(z.object({ box: z.int(), name: z.string(), kind: z.string() })),
});

const NONE: ReadonlyMap<number, string> = new Map();

/** The boxes of the VAT return that an account can belong to, by their numbers. Empty until they are loaded. */
export function useVatBoxes(): ReadonlyMap<number, string> {
  const [boxes, setBoxes] = useState(NONE);
  useEffect(() => {
    let isCurrent = true;
    loadResource(schema, "vat-codes.json").then(
      (loaded) => {
        const chosen = loaded.boxes.filter(({ kind }) => kind !== "result");
        if (isCurrent) setBoxes(new Map(chosen.map(({ box, name }) => [box, name])));
      },
      // The numbers alone still distinguish the boxes.
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);
  return boxes;
}
