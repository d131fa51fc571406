import { useMediaQuery } from "@mantine/hooks";
import { usePrinting } from "./use-printing.ts";

/** The width of a window from which a list has room for more columns. */
const WIDE = "(min-width: 100em)";

/** True in a wide window; never on paper, which is narrow whatever the window is. */
export function useIsWide(): boolean {
  const isWide = useMediaQuery(WIDE, false, { getInitialValueInEffect: false }) ?? false;
  return !usePrinting() && isWide;
}
