/** Whether the check digit of a number without its country is right. The number has the form of its country. */
type CheckDigit = (number: string) => boolean;

/** The sum of the digits, each times its weight; what has no weight does not count. */
function weighted(number: string, weights: readonly number[]): number {
  return weights.reduce((sum, weight, at) => sum + weight * Number(number[at]), 0);
}

function lastDigit(number: string): number {
  return Number(number.at(-1));
}

/** The sum is a multiple of 11, the check digit with it. */
function isMultipleOf11(weights: readonly number[]): CheckDigit {
  return (number) => weighted(number, weights) % 11 === 0;
}

/** Every second digit is doubled and its own digits are added (Luhn). */
function luhn(digits: string): number {
  const reversed = Array.from(digits, Number).toReversed();
  return reversed.reduce((sum, digit, at) => {
    const part = at % 2 === 0 ? digit : digit * 2;
    return sum + (part > 9 ? part - 9 : part);
  }, 0);
}

/** ISO 7064, MOD 11,10. */
function mod11And10(number: string): boolean {
  const product = Array.from(number.slice(0, -1), Number).reduce((before, digit) => {
    const sum = (digit + before) % 10;
    return ((sum === 0 ? 10 : sum) * 2) % 11;
  }, 10);
  return (11 - product) % 10 === lastDigit(number);
}

/** Austria: every second of seven digits is doubled, and the sum is moved by four. */
function austrian(number: string): boolean {
  return (luhn(number.slice(1, 8)) + 4 + lastDigit(number)) % 10 === 0;
}

function belgian(number: string): boolean {
  return 97 - (Number(number.slice(0, 8)) % 97) === Number(number.slice(8));
}

function finnish(number: string): boolean {
  return (11 - (weighted(number, [7, 9, 10, 5, 8, 4, 2]) % 11)) % 11 === lastDigit(number);
}

/** France: the key of a company's number; keys with letters have another rule, which is left alone. */
function french(number: string): boolean {
  const [key, company] = [number.slice(0, 2), Number(number.slice(2))];
  return !/^\d\d$/.test(key) || (12 + 3 * (company % 97)) % 97 === Number(key);
}

function luxembourgish(number: string): boolean {
  return Number(number.slice(0, 6)) % 89 === Number(number.slice(6));
}

function portuguese(number: string): boolean {
  const rest = 11 - (weighted(number, [9, 8, 7, 6, 5, 4, 3, 2]) % 11);
  return (rest > 9 ? 0 : rest) === lastDigit(number);
}

function polish(number: string): boolean {
  return weighted(number, [6, 5, 7, 2, 3, 4, 5, 6, 7]) % 11 === lastDigit(number);
}

function hungarian(number: string): boolean {
  return weighted(number, [9, 7, 3, 1, 9, 7, 3, 1]) % 10 === 0;
}

function estonian(number: string): boolean {
  return weighted(number, [3, 7, 1, 3, 7, 1, 3, 7, 1]) % 10 === 0;
}

/** The countries whose rule is known for sure: each is held by numbers of companies that everybody can look up. */
export const CHECK_DIGITS: ReadonlyMap<string, CheckDigit> = new Map([
  ["AT", austrian],
  ["BE", belgian],
  ["DE", mod11And10],
  ["DK", isMultipleOf11([2, 7, 6, 5, 4, 3, 2, 1])],
  ["EE", estonian],
  ["FI", finnish],
  ["FR", french],
  ["HR", mod11And10],
  ["HU", hungarian],
  ["IT", (number) => luhn(number) % 10 === 0],
  ["LU", luxembourgish],
  ["PL", polish],
  ["PT", portuguese],
]);
