import type { Payee, Profile, Trade } from "./payee.ts";

const LETTERS = "aeioubcdfghjklmnprstv";
const OTHERS = "oieaudbfckgmhnjpltrvs";

/** The same books with every payee, owner, trade and place called something else, each always the same. */
export function renamed(profile: Profile): Profile {
  return {
    ...profile,
    places: renamedAll(profile.places),
    payees: profile.payees.map(renamedPayee),
    rareShops: {
      owners: renamedAll(profile.rareShops.owners),
      trades: [
        renamedTrade(profile.rareShops.trades[0]),
        ...profile.rareShops.trades.slice(1).map(renamedTrade),
      ],
    },
  };
}

function renamedPayee({ places, ...payee }: Payee): Payee {
  return {
    ...payee,
    names: renamedAll(payee.names),
    ...(places === undefined ? {} : { places: renamedAll(places) }),
  };
}

function renamedTrade({ words, bookings }: Trade): Trade {
  return { words: renamedAll(words), bookings };
}

function renamedAll([first, ...others]: readonly [string, ...string[]]): readonly [string, ...string[]] {
  return [renamedWord(first), ...others.map(renamedWord)];
}

function renamedWord(word: string): string {
  return word.replaceAll(/\p{L}/gu, (letter) => {
    const small = letter.toLowerCase();
    const other = OTHERS[LETTERS.indexOf(small)] ?? small;
    return letter === small ? other : other.toUpperCase();
  });
}
