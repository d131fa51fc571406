import { dateParts, daysInMonth, type IsoDate } from "../calendar/index.ts";
import { assertNever, err, ok, type Result } from "../shared/index.ts";
import { hasValidCheckDigit } from "./has-valid-check-digit.ts";

export type PersonalNumberError = {
  readonly code:
    | "personal-number-missing"
    | "personal-number-form"
    | "personal-number-year"
    | "personal-number-month"
    | "personal-number-day"
    | "personal-number-future"
    | "personal-number-check-digit";
};

const FORM =
  /^(?<century>\d{2})?(?<year>\d{2})(?<month>\d{2})(?<day>\d{2})(?<separator>[-+])?(?<serial>\d{4})$/;
const EARLIEST_YEAR = 1840;
/** Coordination numbers have this added to the day. */
const COORDINATION = 60;

/**
 * A personal or coordination number in its stored form: yyyymmdd-xxxx when typed with century or with `+` (a hundred
 * years or more), else yymmdd-xxxx. Checks form, year, month, day, future and check digit in this order and returns the
 * first error (CO5).
 */
export function parsePersonalNumber(text: string, today: IsoDate): Result<string, PersonalNumberError> {
  const typed = text.trim();
  if (typed === "") return failed("personal-number-missing");
  const groups = FORM.exec(typed)?.groups;
  if (groups === undefined) return failed("personal-number-form");
  const { century, separator } = groups;
  const [shortYear, month, day, serial] = [
    String(groups.year),
    String(groups.month),
    String(groups.day),
    String(groups.serial),
  ];
  const birth = { month: Number(month), day: Number(day) % COORDINATION };
  const isCoordination = Number(day) >= COORDINATION;
  const isHundred = separator === "+" && century === undefined;
  const year =
    century === undefined
      ? latestYear(Number(shortYear), birth, today) - (isHundred ? 100 : 0)
      : Number(century + shortYear);
  const error = dateError(year, birth, isCoordination, today);
  if (error !== undefined) return failed(error);
  // No person has the serial number 000, whatever the check digit (CO5).
  if (serial.startsWith("000") || !hasValidCheckDigit(shortYear + month + day + serial)) {
    return failed("personal-number-check-digit");
  }
  const shown = century === undefined && !isHundred ? shortYear : String(year);
  return ok(`${shown}${month}${day}-${serial}`);
}

/**
 * The twelve digits of a personal number, as files to authorities have it. Without century it is of the latest one that
 * does not put the birthday in the future, by `+` of the one before (CO5).
 */
export function twelveDigitPersonalNumber(text: string, today: IsoDate): Result<string, PersonalNumberError> {
  const parsed = parsePersonalNumber(text, today);
  if (!parsed.ok) return parsed;
  const digits = parsed.value.replace("-", "");
  if (digits.length === 12) return ok(digits);
  const birth = { month: Number(digits.slice(2, 4)), day: Number(digits.slice(4, 6)) % COORDINATION };
  return ok(`${latestYear(Number(digits.slice(0, 2)), birth, today)}${digits.slice(2)}`);
}

/** The Swedish text of what is wrong with a personal number. */
export function personalNumberErrorText({ code }: PersonalNumberError): string {
  switch (code) {
    case "personal-number-missing":
      return "Du måste ange ett personnummer";
    case "personal-number-form":
      return "Ett personnummer anges på formen ååmmdd-xxxx";
    case "personal-number-year":
      return "Året i personnumret är felaktigt";
    case "personal-number-month":
      return "Månaden i personnumret är felaktig";
    case "personal-number-day":
      return "Dagen i personnumret är felaktig";
    case "personal-number-future":
      return "Personnumret är från framtiden";
    case "personal-number-check-digit":
      return "Kontrollsiffran i personnumret är felaktig";
    default:
      return assertNever(code);
  }
}

interface Birthday {
  readonly month: number;
  readonly day: number;
}

/** The latest year with these last two digits for which the birthday is not in the future. */
function latestYear(shortYear: number, birth: Birthday, today: IsoDate): number {
  const { year } = dateParts(today);
  const inThisCentury = year - (year % 100) + shortYear;
  return isFuture(inThisCentury, birth, today) ? inThisCentury - 100 : inThisCentury;
}

function dateError(
  year: number,
  { month, day }: Birthday,
  isCoordination: boolean,
  today: IsoDate,
): PersonalNumberError["code"] | undefined {
  if (year < EARLIEST_YEAR) return "personal-number-year";
  // Coordination numbers of people whose birthday is unknown have month 00 or day 60.
  const isMonthUnknown = isCoordination && month === 0;
  if (month > 12 || (month === 0 && !isMonthUnknown)) return "personal-number-month";
  const longest = isMonthUnknown ? 31 : daysInMonth(year, month);
  if (day > longest || (day === 0 && !isCoordination)) return "personal-number-day";
  return isFuture(year, { month, day }, today) ? "personal-number-future" : undefined;
}

function isFuture(year: number, { month, day }: Birthday, today: IsoDate): boolean {
  const now = dateParts(today);
  return year * 10_000 + month * 100 + day > now.year * 10_000 + now.month * 100 + now.day;
}

function failed(code: PersonalNumberError["code"]): Result<never, PersonalNumberError> {
  return err({ code });
}
