import { MantineProvider } from "@mantine/core";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { company } from "../../../test/fake-fetch.ts";
import { CONFLICT_TEXT } from "../../data/api/api-failure.ts";
import { RefusedNotice } from "./refused-notice.tsx";
import { UncertainNotice } from "./uncertain-notice.tsx";

const sync = vi.hoisted(() => ({
  retry: vi.fn(),
  stopWaiting: vi.fn(),
  refused: [] as unknown[],
  uncertain: [] as unknown[],
  unreadable: [],
  isOnlyHere: false,
  waiting: 1,
}));

vi.mock("../../data/sync-status.ts", () => ({ useSyncStatus: () => sync }));
vi.mock("../../data/company/selected-company.ts", () => ({ useCompany: () => company(1, "Ettan AB") }));
vi.mock("../../data/company/company-list.ts", () => ({
  useCompanies: () => ({ companies: [company(1, "Ettan AB"), company(3, "Trean AB")] }),
}));

beforeEach(cleanup);

const LABEL = "Räkenskapsåret 2056-01-01 – 2056-12-31 är skapat";

test.each([
  ["of the selected company", 1, LABEL, `Inte sparat, men kvar. Gäller: ${LABEL}.`],
  ["of another company", 3, LABEL, `Inte sparat, men kvar. Gäller: ${LABEL}, i Trean AB.`],
  ["of one that is not in the list", 4, LABEL, `Inte sparat, men kvar. Gäller: ${LABEL}.`],
  ["that no page named", 1, undefined, "Det du skrev är kvar."],
  ["that no page named, in another company", 3, undefined, "Det du skrev i Trean AB är kvar."],
])("a refused change %s says what was attempted, and where", (_name, companyId, label, words) => {
  sync.refused = [{ id: "r", companyId, label, message: "Nej", isOfEarlierVisit: false }];
  render(
    <MantineProvider env="test">
      <UncertainNotice />
      <RefusedNotice />
    </MantineProvider>,
  );
  expect(screen.getByText(words)).toBeDefined();
});

test.each([
  ["of the selected company", 1, LABEL, `${LABEL}.`],
  ["of another company", 3, LABEL, `${LABEL}, i Trean AB.`],
  ["that no page named", 1, undefined, "en ändring."],
])(
  "a change %s whose answer was lost is said to be unknown, and can be sent again",
  (_name, companyId, label, words) => {
    sync.refused = [];
    sync.uncertain = [{ id: "u", companyId, label, isWaitedFor: true }];
    render(
      <MantineProvider env="test">
        <UncertainNotice />
        <RefusedNotice />
      </MantineProvider>,
    );
    expect(screen.getByText(/^Det är inte känt/).textContent).toBe(
      `Det är inte känt om detta är sparat: ${words} Det skickas igen, och sparas bara en gång.`,
    );
    fireEvent.click(screen.getByRole("button", { name: "Försök igen" }));
    expect(sync.retry).toHaveBeenCalled();
    fireEvent.click(screen.getByRole("button", { name: "Sluta vänta" }));
    expect(sync.stopWaiting).toHaveBeenCalledWith("u");
  },
);

test("a change that nobody waits for any more is checked when the server answers", () => {
  sync.refused = [];
  sync.uncertain = [{ id: "u", companyId: 1, label: LABEL, isWaitedFor: false }];
  render(
    <MantineProvider env="test">
      <UncertainNotice />
      <RefusedNotice />
    </MantineProvider>,
  );
  screen.getByText(/Det kontrolleras när servern svarar, och sparas bara en gång\.$/);
  expect(screen.queryByRole("button", { name: "Sluta vänta" })).toBeNull();
});

test.each([
  ["of this visit", false, CONFLICT_TEXT, 1],
  ["of an earlier visit", true, /^Någon annan hade ändrat samma sak/, 0],
])(
  "a conflict %s asks to load the page anew only where it is not loaded",
  (_, isOfEarlierVisit, title, buttons) => {
    sync.uncertain = [];
    sync.refused = [{ id: "r", companyId: 1, label: LABEL, message: CONFLICT_TEXT, isOfEarlierVisit }];
    render(
      <MantineProvider env="test">
        <UncertainNotice />
        <RefusedNotice />
      </MantineProvider>,
    );
    screen.getByText(title);
    expect(screen.queryAllByRole("button", { name: "Ladda om" })).toHaveLength(buttons);
    screen.getByRole("button", { name: "Kasta ändringen" });
  },
);
