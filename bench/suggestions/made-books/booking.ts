/** The accounts of a booking beside the bank account, each with its share of the amount; the shares sum to 1. */
export type Booking = readonly (readonly [account: number, share: number])[];

/** The account of input VAT, and those of output VAT by rate. */
const INPUT_VAT = 2641;
const OUTPUT_VAT = { 25: 2611, 12: 2621, 6: 2631 } as const;
type Rate = keyof typeof OUTPUT_VAT;

export function plain(account: number): Booking {
  return [[account, 1]];
}

export function bought(account: number, rate: Rate): Booking {
  return withVat(account, INPUT_VAT, rate);
}

export function sold(account: number, rate: Rate): Booking {
  return withVat(account, OUTPUT_VAT[rate], rate);
}

/** A service from abroad, on which the buyer reports the VAT and deducts it. */
export function reverseCharge(account: number): Booking {
  return [
    [account, 1],
    [2645, 0.25],
    [2614, -0.25],
  ];
}

function withVat(account: number, vatAccount: number, rate: Rate): Booking {
  const net = 100 / (100 + rate);
  return [
    [account, net],
    [vatAccount, 1 - net],
  ];
}
