/** How the cookies of sign-ins in progress are named, and where browsers send them. */
export interface SignInCookies {
  readonly prefix: string;
  readonly scope: { readonly path: string; readonly secure: boolean };
  /** One cookie for each sign-in in progress, so that two tabs do not interfere with each other. */
  nameOf(state: string): string;
}

/**
 * The cookies at an address of the server. On https their names say that they are of this host alone (ID14): a browser
 * then takes none by another host of the same domain, nor by http.
 */
export function signInCookies(address: string): SignInCookies {
  const secure = address.startsWith("https:");
  const prefix = secure ? "__Host-huvudbok-sign-in-" : "huvudbok-sign-in-";
  return {
    prefix,
    scope: { path: secure ? "/" : "/api/auth", secure },
    nameOf: (state) =>
      `${prefix}${drawnPart(state)
        .slice(0, 16)
        .replaceAll(/[^\w-]/g, "")}`,
  };
}

/** What follows the label in a state. */
function drawnPart(state: string): string {
  return state.slice(state.lastIndexOf(".") + 1);
}
