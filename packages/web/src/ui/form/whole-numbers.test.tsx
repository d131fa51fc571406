import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { WholeNumbers } from "./whole-numbers.tsx";

test.each([
  ["Ett organisationsnummer anges på formen 123456-7890", ["123456-7890"]],
  ["556677-8899 eller 2025-01-31", ["556677-8899", "2025-01-31"]],
  ["E-postadressen 8501010000 är fel", []],
  ["Försäljning inom Sverige, 25 % moms", ["25 %"]],
  ["Ränta 6,5 % av 100", ["6,5 %"]],
  ["", []],
])("%s keeps %j whole", (text, numbers) => {
  const { container } = render(<WholeNumbers text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll("span > span")].map((part) => part.textContent)).toEqual(numbers);
});

test("a long name may be broken after its slashes, and numbers with slashes stay as they are", () => {
  const { container } = render(<WholeNumbers text="1930 Företagskonto/checkkonto/affärskonto 1/2" />);
  expect(container.textContent).toBe("1930 Företagskonto/checkkonto/affärskonto 1/2");
  expect(container.querySelectorAll("wbr")).toHaveLength(2);
});
