/** The texts for a number outside its bounds (CO1); a bound that is an amount is given as it is shown. */
export function atLeastText(least: number | string): string {
  return `Värdet måste vara större eller lika med ${least}`;
}

export function atMostText(most: number | string): string {
  return `Värdet får inte vara större än ${most}`;
}

export function greaterThanText(bound: number): string {
  return `Värdet måste vara större än ${bound}`;
}
