import type { FunctionComponent, ReactNode } from "react";
import type { Address } from "./address.ts";

/** The values of the parameters in the path of a page, by their names. */
export type Params = Readonly<Record<string, string>>;

/** What is rendered at an address. */
export interface View {
  readonly Page: FunctionComponent;
  /** What stands around the page and stays between pages, which shows the page itself. */
  readonly frame?: ReactNode;
  /** Why its code did not come: it is asked for again by the next way to it. */
  readonly failed?: { readonly thrown: unknown };
}

/** What an address leads to: a page, or another address. */
export type Destination =
  | { readonly redirect: string }
  | {
      readonly params: Params;
      /** Loads the code; the view itself when that is here. */
      readonly load: () => View | Promise<View>;
    };

/** The page that is shown at a path, until one goes to another path. */
export interface Visit {
  /** The last address of this path; query and fragment may change. */
  address: Address;
  readonly params: Params;
  readonly view: View;
}
