import { createContext } from "react";

/** The titles of a page: its heading, and the text of the browser's tab where that differs. */
export interface PageTitles {
  readonly title: string;
  readonly tabTitle?: string;
}

/** The titles in the table of pages of the current page. A page of one voucher or account adds which one. */
export const PageTitles = createContext<PageTitles>({ title: "" });
