import { createContext, type ReactNode } from "react";

/** What every page tells of below its heading, whatever it shows: the frame around the pages gives it. */
export const PageNotices = createContext<ReactNode>(null);
