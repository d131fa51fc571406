import { closeSync, openSync, readSync, writeSync } from "node:fs";
import { BalanceScan } from "@huvudbok/core/sie4/balance-scan";

const PIECE_BYTES = 1 << 18;
const LINE_FEED = 10;

process.exitCode = main(process.argv[2]);

/** Prints the balances of the file; gives the exit code: 0, 1 for unbalanced vouchers, 2 for an unreadable file. */
function main(path: string | undefined): number {
  if (path === undefined) return complain("Usage: bench/sie4-balances FILE", 2);
  const scan = new BalanceScan();
  try {
    if (!scanFile(path, scan)) return complain(`${path}: Filen är inte en SIE fil`, 2);
  } catch (error) {
    return complain(`${path}: ${error instanceof Error ? error.message : String(error)}`, 2);
  }
  let output = "";
  for (const { account, closing } of scan.finish()) output += `${account} ${kronor(closing)}\n`;
  writeAll(1, output);
  let code = 0;
  for (const line of scan.unreadable) code = complain(`line ${line}: the amount cannot be read`, 1);
  for (const line of scan.lostRows) code = complain(`line ${line}: rows on the line of their voucher`, 1);
  for (const { series, number, difference } of scan.unbalanced) {
    code = complain(`${series} ${number} does not balance: ${kronor(difference)}`, 1);
  }
  if (scan.hasRecordsBehindEnd) code = complain("records behind the end-of-file mark have not been read", 1);
  if (scan.isEmpty) code = complain("the file has neither opening balances nor vouchers", 1);
  if (!scan.isLineEnded) complain("the last line has no line end: the file may be cut off", code);
  return code;
}

/** Reads the file piece by piece, each up to its last whole line, into one buffer. False: it is no SIE 4 file. */
function scanFile(path: string, scan: BalanceScan): boolean {
  const file = openSync(path, "r");
  try {
    let buffer = new Uint8Array(PIECE_BYTES);
    let length = readSync(file, buffer);
    let from = buffer[0] === 0xef && buffer[1] === 0xbb && buffer[2] === 0xbf ? 3 : 0;
    if (!BalanceScan.canRead(buffer, from, length)) return false;
    for (;;) {
      const to = buffer.subarray(0, length).lastIndexOf(LINE_FEED) + 1;
      if (to > from) scan.add(buffer, from, to);
      const rest = Math.max(from, to);
      if (rest === 0 && length === buffer.length) buffer = withRoom(buffer);
      else buffer.copyWithin(0, rest, length);
      const kept = length - rest;
      const read = readSync(file, buffer, kept, buffer.length - kept, null);
      length = kept + read;
      from = 0;
      if (read === 0) break;
    }
    scan.add(buffer, 0, length);
    return true;
  } finally {
    closeSync(file);
  }
}

/** One line is longer than the buffer. */
function withRoom(buffer: Uint8Array<ArrayBuffer>): Uint8Array<ArrayBuffer> {
  const larger = new Uint8Array(buffer.length * 2);
  larger.set(buffer);
  return larger;
}

function kronor(ore: number): string {
  const digits = String(Math.abs(ore)).padStart(3, "0");
  return `${ore < 0 ? "-" : ""}${digits.slice(0, -2)}.${digits.slice(-2)}`;
}

function complain(text: string, code: number): number {
  writeAll(2, `${text}\n`);
  return code;
}

function writeAll(target: number, text: string): void {
  const bytes = new TextEncoder().encode(text);
  for (let at = 0; at < bytes.length; at += writeSync(target, bytes, at));
}
