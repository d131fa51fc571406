import { useMediaQuery } from "@mantine/hooks";

/** The width below which styles draw a page for a phone. */
const PHONE = "(max-width: 40em)";

/** True in a window as narrow as a phone's, for what styles alone cannot rearrange. */
export function useIsPhone(): boolean {
  return useMediaQuery(PHONE, false, { getInitialValueInEffect: false }) ?? false;
}
