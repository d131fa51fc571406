/** Bodies up to this size take no time and no memory worth speaking of; nothing that anybody types is longer. */
export const SMALL_BODY = 256 * 1024;
