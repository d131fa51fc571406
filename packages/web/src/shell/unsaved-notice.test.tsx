import { MantineProvider } from "@mantine/core";
import { cleanup, render, screen } from "@testing-library/react";
import { beforeEach, expect, test, vi } from "vitest";
import { company } from "../../test/fake-fetch.ts";
import { UnsavedNotice } from "./unsaved-notice.tsx";

const sync = vi.hoisted(() => ({ refused: [] as unknown[], unreadable: [], isOnlyHere: false }));

vi.mock("../data/sync-status.ts", () => ({ useSyncStatus: () => sync }));
vi.mock("../data/company/selected-company.ts", () => ({ useCompany: () => company(1, "Ettan AB") }));
vi.mock("../data/company/company-list.ts", () => ({
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
  sync.refused = [{ id: "r", companyId, label, message: "Någon annan har ändrat" }];
  render(
    <MantineProvider env="test">
      <UnsavedNotice />
    </MantineProvider>,
  );
  expect(screen.getByText(words)).toBeDefined();
});
