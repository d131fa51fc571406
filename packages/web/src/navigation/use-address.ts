import { createContext, useCallback, useContext, useSyncExternalStore } from "react";
import { type Address, currentAddress, watchAddress } from "./address.ts";
import type { Params, View, Visit } from "./visit.ts";

/** The page that is shown; undefined before the first one, and in tests of a component alone. */
export const VisitContext = createContext<Visit | undefined>(undefined);

/** True while a page is awaited so long that the person is told. */
export const ComingContext = createContext(false);

/** Whether the page of the address is awaited so long that the person is told; the one before is still shown. */
export function useIsComing(): boolean {
  return useContext(ComingContext);
}

/** The address of the browser: already that of the next page while its code is loading. */
export function useAddress(): Address {
  return useSyncExternalStore(watchAddress, currentAddress);
}

/** The path of that address: what reads no more is not rendered again when only the query changes. */
export function usePath(): string {
  return useSyncExternalStore(watchAddress, () => currentAddress().pathname);
}

/** The address of the page that is shown. It stays until the next page is shown, and follows its own query at once. */
export function usePageAddress(): Address {
  return useSyncExternalStore(watchAddress, usePageAddressReader());
}

/** The path of the page that is shown. */
export function usePagePath(): string {
  const pageAddress = usePageAddressReader();
  return useSyncExternalStore(watchAddress, () => pageAddress().pathname);
}

/** Reads the address of the page that is shown, when something is done there. */
export function usePageAddressReader(): () => Address {
  const visit = useContext(VisitContext);
  return useCallback(() => {
    const address = currentAddress();
    return visit === undefined || visit.address.pathname === address.pathname ? address : visit.address;
  }, [visit]);
}

const NO_PARAMS: Params = {};

/** The values of the parameters in the path of the page that is shown, such as `id`. */
export function useParams(): Params {
  return useContext(VisitContext)?.params ?? NO_PARAMS;
}

/** What is rendered at the address of the page that is shown. */
export function useView(): View | undefined {
  return useContext(VisitContext)?.view;
}
