import { expect, test } from "vitest";
import { encodeUtf8 } from "../text/index.ts";
import { fileFormatOf } from "./file-format.ts";

test.each([
  ["#FLAGGA 0\r\n", "sie4"],
  ["\uFEFF\r\n  #FLAGGA 1", "sie4"],
  [`#FLAGGA 0\r\n${"#KONTO 1930 Bank\r\n".repeat(1000)}`, "sie4"],
  ['<?xml version="1.0"?>\n<Sie xmlns="http://www.sie.se/sie5">', "sie5"],
  ['<sie:SieEntry xmlns:xsi="x" xmlns:sie="http://www.sie.se/sie5">', "sie5"],
  ['<Sie xmlns="http://www.sie.se/sie6">', undefined],
  ['<html><a href="http://www.sie.se/sie5">', undefined],
  ["<Sie xmlns='http://www.sie.se/sie5'>", "sie5"],
  ['<Sie a="x>y" xmlns = "http://www.sie.se/sie5"/>', "sie5"],
  [`<!-- ${"x".repeat(5000)} -->\n<Sie xmlns="http://www.sie.se/sie5">`, "sie5"],
  ['<?xml version="1.0"?><?pi?><!DOCTYPE Sie [<!ENTITY a ">">]><Sie xmlns="http://www.sie.se/sie5">', "sie5"],
  ['<!DOCTYPE Sie><Sie xmlns="http://www.sie.se/sie5">', "sie5"],
  ['<html><!-- <Sie xmlns="http://www.sie.se/sie5"> -->', undefined],
  ['<!-- <Sie xmlns="http://www.sie.se/sie5"> -->', undefined],
  ['<!-- <Sie xmlns="http://www.sie.se/sie5">', undefined],
  ['<a><Sie xmlns="http://www.sie.se/sie5">', undefined],
  ['<sie:Sie xmlns="http://www.sie.se/sie5">', undefined],
  [`<Sie a='xmlns="http://www.sie.se/sie5"'>`, undefined],
  ['<Sieve xmlns="http://www.sie.se/sie5">', undefined],
  ["<Sie", undefined],
  ["#KONTO 1930", undefined],
  ["", undefined],
])("%j is %s", (text, expected) => {
  expect(fileFormatOf(encodeUtf8(text))).toBe(expected);
});

test("UTF-16 with its mark is read too", () => {
  const text = '<Sie xmlns="http://www.sie.se/sie5">';
  const units = Uint16Array.from(`\uFEFF${text}`, (character) => character.charCodeAt(0));
  expect(fileFormatOf(new Uint8Array(units.buffer))).toBe("sie5");
});
