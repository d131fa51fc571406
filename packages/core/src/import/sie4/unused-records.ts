import { invariant } from "../../shared/index.ts";
import { readSie4, type Sie4Balance, type Sie4Content, type Sie4File, writeSie4 } from "../../sie4/index.ts";
import { decodeCp437, encodeCp437 } from "../../text/index.ts";
import { sruOf } from "./plan-of-file.ts";

/** Records without information to keep: the export writes its own in their place. */
const OWN_RECORDS = ["#FLAGGA ", "#PROGRAM ", "#FORMAT ", "#SIETYP ", "#KTYP "];

/**
 * The parts of a file that the product has no use for, as lines of SIE: dimensions, objects, budgets, month and object
 * balances, balances of other years, units and further SRU codes of accounts, industry code, tax year and comment.
 */
export function unusedRecords(file: Sie4File): readonly string[] {
  const { bkod, taxar, prosa, orgnr } = file.header;
  const hasSerialNumbers = orgnr?.acquisitionNumber !== undefined || orgnr?.activityNumber !== undefined;
  const content: Sie4Content = {
    header: {
      sietyp: 4,
      ...(bkod === undefined ? {} : { bkod }),
      ...(taxar === undefined ? {} : { taxar }),
      ...(prosa === undefined ? {} : { prosa }),
      ...(orgnr !== undefined && hasSerialNumbers ? { orgnr } : {}),
    },
    rar: file.rar.filter(({ year }) => year !== 0),
    konton: file.konton.filter(({ unit, sru }) => unit !== undefined || sru.length > 1 || !isStoredSru(sru)),
    dim: file.dim,
    underdim: file.underdim,
    objekt: file.objekt,
    ib: file.ib.filter(isOtherYear),
    ub: file.ub.filter(isOtherYear),
    res: file.res.filter(isOtherYear),
    oib: file.oib,
    oub: file.oub,
    psaldo: file.psaldo,
    pbudget: file.pbudget,
    ver: [],
  };
  const lines = decodeCp437(writeSie4(content)).split("\r\n");
  return lines.filter((line) => line !== "" && !OWN_RECORDS.some((record) => line.startsWith(record)));
}

/** The lines of `unusedRecords` read again for an export; undefined when there are none. */
export function readUnusedRecords(lines: readonly string[]): Sie4Content | undefined {
  if (lines.length === 0) return undefined;
  const file = readSie4(encodeCp437(["#FLAGGA 0", "#FORMAT PC8", "#SIETYP 4", ...lines, ""].join("\r\n")));
  invariant(file.ok, "what begins with #FLAGGA is read");
  return file.value;
}

/** Whether the chart already holds everything that the record says about codes. */
function isStoredSru([code]: readonly string[]): boolean {
  return code === undefined || sruOf(code) !== undefined;
}

function isOtherYear({ year }: Sie4Balance): boolean {
  return year !== 0;
}
