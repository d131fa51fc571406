import { isoDate } from "@huvudbok/core/calendar";
import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { PrintHead } from "./print-head.tsx";

const YEAR = { from: isoDate("2026-01-01"), to: isoDate("2026-12-31") };

test.each([
  ["Organisationsnummer", "556677-8899", "Organisationsnummer 556677-8899"],
  ["Personnummer", "19811218-****", "Personnummer 19811218-****"],
])("the head of a page: %s %s", (numberName, organizationNumber, expected) => {
  const heading = { numberName, organizationNumber, companyName: "Havtorn", fiscalYear: YEAR, period: YEAR };
  render(
    <table>
      <thead>
        <PrintHead title="Balansrapport" heading={{ ...heading, lastNumbers: [] }} columnCount={3} />
      </thead>
    </table>,
  );
  expect(screen.getByText(expected)).toBeTruthy();
});
