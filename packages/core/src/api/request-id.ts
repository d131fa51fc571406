import * as z from "zod/mini";

/** Names a request, so that it has one effect however often it is sent. The client makes it up. */
export const requestIdSchema = z.string().check(z.minLength(8), z.maxLength(80));
