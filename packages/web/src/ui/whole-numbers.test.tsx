import { render } from "@testing-library/react";
import { expect, test } from "vitest";
import { WholeNumbers } from "./whole-numbers.tsx";

test.each([
  ["Ett organisationsnummer anges på formen 123456-7890", ["123456-7890"]],
  ["556677-8899 eller 2025-01-31", ["556677-8899", "2025-01-31"]],
  ["E-postadressen 8501010000 är fel", []],
  ["", []],
])("%s keeps %j whole", (text, numbers) => {
  const { container } = render(<WholeNumbers text={text} />);
  expect(container.textContent).toBe(text);
  expect([...container.querySelectorAll("span > span")].map((part) => part.textContent)).toEqual(numbers);
});
