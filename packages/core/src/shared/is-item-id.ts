/** Letters, digits and hyphens, as guids have. */
const FORM = /^[\da-z][\da-z-]*$/i;

/**
 * Whether a text may be the id of something new that people make: it stands in addresses, and is looked up by. What every
 * object has, such as "constructor", is none.
 */
export function isItemId(id: string): boolean {
  return FORM.test(id) && !(id in {});
}
