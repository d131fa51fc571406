import { render, screen } from "@testing-library/react";
import { expect, test } from "vitest";
import { Button } from "./button.tsx";
import { IconButton } from "./icon-button.tsx";

test("a button sends no form unless it says so", () => {
  render(
    <>
      <Button>Avbryt</Button>
      <Button type="submit">Spara</Button>
      <IconButton aria-label="Hjälp">?</IconButton>
    </>,
  );
  expect(screen.getByRole("button", { name: "Avbryt" }).getAttribute("type")).toBe("button");
  expect(screen.getByRole("button", { name: "Spara" }).getAttribute("type")).toBe("submit");
  expect(screen.getByRole("button", { name: "Hjälp" }).getAttribute("type")).toBe("button");
});

test("a link that looks like a button is a link", () => {
  render(
    <Button component="a" href="/a.pdf" variant="subtle" rightSection="pdf">
      Hämta
    </Button>,
  );
  const link = screen.getByRole("link", { name: /Hämta/ });
  expect(link.getAttribute("href")).toBe("/a.pdf");
  expect(link.hasAttribute("type")).toBe(false);
});

test("only what is shown beside the text takes room", () => {
  const hasIcon = false;
  render(<Button leftSection={hasIcon && <svg />}>Öppna</Button>);
  const button = screen.getByRole("button", { name: "Öppna" });
  expect(button.dataset).not.toHaveProperty("left");
  expect(button.querySelector(".hb-button-left")).toBeNull();
});
