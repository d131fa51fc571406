import "fake-indexeddb/auto";
import { MantineProvider } from "@mantine/core";
import { render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, test } from "vitest";
import { company, type FakeFetch } from "../../test/fake-fetch.ts";
import { freshServer, signInAnew } from "../../test/fresh-server.ts";
import { YearsFailure } from "./years-failure.tsx";

const YEARS = "/api/data/load/c1-accountSettings.json";
const TRY_AGAIN = "Försök igen";

let server: FakeFetch;

beforeEach(async () => {
  server = freshServer(company(1, "Alm AB"));
  await signInAnew();
});

function show() {
  render(
    <MantineProvider env="test">
      <YearsFailure />
    </MantineProvider>,
  );
}

const broken = () =>
  Response.json({ error: { type: "Internal", message: "Något gick fel hos servern." } }, { status: 500 });
const unreachable = () => {
  throw new TypeError("Failed to fetch");
};

test.each([
  ["the server fails", broken, /Något gick fel hos servern/],
  ["nothing answers", unreachable, /Ingen kontakt med servern/],
])("%s: it is told, with what one can do", async (_, answer, text) => {
  server.instead = (_method, path) => (path === YEARS ? answer() : undefined);
  show();
  expect((await screen.findByRole("alert")).textContent).toMatch(text);
  expect(screen.getByRole("button", { name: TRY_AGAIN })).toBeDefined();
});

test("years that are there, and a company without any, are no failure", async () => {
  show();
  await waitFor(() => expect(server.calls).toContain(`GET ${YEARS}`));
  expect(screen.queryByRole("alert")).toBeNull();
});
