import { type Address, currentAddress, replaceAddress, watchAddress } from "./address.ts";
import type { Destination, Params, View, Visit } from "./visit.ts";

interface Follower {
  /** What an address leads to. */
  readonly destinationOf: (address: Address) => Destination;
  /** Called when the code of the page has come. */
  readonly show: (visit: Visit) => void;
  /** Called as soon as the address leads to another page, while the page before is still shown. */
  readonly leave: () => void;
}

/** A visit whose code may be on its way. */
interface Arrival {
  address: Address;
  readonly params: Params;
  view?: View;
}

/**
 * Shows the page of the address, now and whenever it changes, until the returned function is called. The code of a page
 * is loaded first; who goes on to another page meanwhile comes there. Where only the query or the fragment changes, the
 * page remains.
 */
export function followAddress({ destinationOf, show, leave }: Follower): () => void {
  let latest: Arrival | undefined;

  function follow(): void {
    const address = currentAddress();
    const destination = destinationOf(address);
    if ("redirect" in destination) {
      latest = undefined;
      replaceAddress(destination.redirect);
      return;
    }
    if (latest?.address.pathname === address.pathname && latest.view?.failed === undefined) {
      latest.address = address;
      return;
    }
    leave();
    const arrival: Arrival = { address, params: destination.params };
    latest = arrival;
    const loaded = destination.load();
    if (loaded instanceof Promise) void loaded.then((view) => arrive(arrival, view));
    else arrive(arrival, loaded);
  }

  function arrive(arrival: Arrival, view: View): void {
    if (arrival !== latest) return;
    show(Object.assign(arrival, { view }));
  }

  const stop = watchAddress(follow);
  follow();
  return () => {
    stop();
    latest = undefined;
  };
}
