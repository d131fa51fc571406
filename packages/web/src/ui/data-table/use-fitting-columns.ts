import { type RefObject, useLayoutEffect, useMemo, useState } from "react";
import { rootScale } from "../root-scale.ts";
import { usePrinting } from "../use-printing.ts";
import type { Column } from "./column.ts";
import { columnsOfStep, fittingStep } from "./column-fit.ts";

/** The columns that fit into an element on the screen; paper has all of them. */
export function useFittingColumns<Row>(
  element: RefObject<HTMLElement | null>,
  columns: readonly Column<Row>[],
): readonly Column<Row>[] {
  const [step, setStep] = useState(0);
  const isPrinting = usePrinting();
  useLayoutEffect(() => {
    const measured = element.current;
    if (measured === null) return undefined;
    const measure = () => setStep(fittingStep(columns, measured.clientWidth / rootScale()));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(measured);
    return () => observer.disconnect();
  }, [element, columns]);
  return useMemo(() => columnsOfStep(columns, isPrinting ? 0 : step), [columns, isPrinting, step]);
}
