/// <reference types="vite/client" />

/** Set at build time: where the API is, when not on the page's own host. */
declare const __API_BASE__: string;
