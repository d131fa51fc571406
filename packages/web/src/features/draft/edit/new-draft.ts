/** In an address, the place of the id of a draft that does not exist yet. */
export const NEW = "new";
