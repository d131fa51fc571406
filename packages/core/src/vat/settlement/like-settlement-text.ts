import type { AccountNo } from "../../account-plan/index.ts";
import { type IsoDate, longDateText } from "../../calendar/index.ts";
import { voucherNames } from "../../transaction/index.ts";
import { CLAIM_ACCOUNT, DEBT_ACCOUNT } from "../vat-settlements.ts";
import { isOfPayroll, type LikeSettlement } from "./like-settlement.ts";

/** What a transaction looks like, and how it is booked instead (VR17), in books that are closed through a day. */
export function likeSettlementText(like: LikeSettlement, closedThrough?: IsoDate): string {
  const { voucher, movedTo, through } = like;
  const paidOn = movedTo.find((account) => !isMoved(account) && !isOfPayroll(account)) ?? 1630;
  // One that is corrected already cannot be corrected once more.
  const turn =
    voucher.correctedBy === undefined
      ? "Vänd den"
      : "Den är vänd med ett datum utanför perioden. Bokför samma rader omvända";
  return [
    `${voucherNames([voucher])} ser ut som en momsavräkning, men räknas in i rutorna, eftersom ${reason(movedTo)}.`,
    `${turn} med ett datum i samma period, ${untilText(through, closedThrough)}`,
    `Bokför sedan momsen med Bokför momsen för den period som den gäller, och betalningen för sig: ${DEBT_ACCOUNT} (${CLAIM_ACCOUNT} om du fick tillbaka) mot ${paidOn}.`,
  ].join(" ");
}

function isMoved(account: AccountNo): boolean {
  return account === DEBT_ACCOUNT || account === CLAIM_ACCOUNT;
}

/** What a settlement would have had otherwise (OV4). */
function reason(movedTo: readonly AccountNo[]): string {
  const moved = movedTo.filter(isMoved);
  const others = movedTo.filter((account) => !isMoved(account));
  if (moved.length === 0) return `den saknar konto ${DEBT_ACCOUNT} eller ${CLAIM_ACCOUNT}`;
  return others.length === 0
    ? "den har momskonton utanför 2610–2649"
    : `den har också konto ${others.join(", ")}`;
}

/** Whether the last day on which something may be dated is closed, and so all before it. */
export function isClosedDay(through: IsoDate, closedThrough: IsoDate | undefined): boolean {
  return closedThrough !== undefined && through <= closedThrough;
}

/** Until when something may be dated, and that those days are closed. */
export function untilText(through: IsoDate, closedThrough: IsoDate | undefined): string {
  const until = `senast ${longDateText(through)}.`;
  return isClosedDay(through, closedThrough)
    ? `${until} De dagarna är låsta: flytta tillbaka låsningen först.`
    : until;
}
