import { createContext, type ReactNode } from "react";

/** Notices that every page shows below its heading, given by the frame around the pages. */
export const PageNotices = createContext<ReactNode>(null);
