import { render, screen, waitFor } from "@testing-library/react";
import { expect, test } from "vitest";
import { pushAddress } from "../navigation/address.ts";
import { useFocusOnPage } from "../ui/page-frame/use-focus-on-page.ts";
import { NotFound } from "./not-found.tsx";

function Before() {
  return (
    <h1 ref={useFocusOnPage()} tabIndex={-1}>
      Hem
    </h1>
  );
}

test("an address that is no page has its own title, and its heading takes the focus", async () => {
  const { rerender } = render(<Before />);
  pushAddress("/finns/inte");
  rerender(<NotFound />);
  const heading = screen.getByRole("heading", { level: 1, name: "Not Found" });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  expect(document.title).toBe("Sidan finns inte – Huvudbok");
});
