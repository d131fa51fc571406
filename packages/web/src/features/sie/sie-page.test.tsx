import { MantineProvider } from "@mantine/core";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { SiePage } from "./sie-page.tsx";

test.each(["Ladda upp fil", "Välj SIE-fil"])("'%s' opens the dialog to choose a file in", (name) => {
  const onFile = vi.fn();
  render(
    <MantineProvider env="test">
      <SiePage onFile={onFile} invitation={{ title: "Flytta hit", text: "Ett år i taget." }} />
    </MantineProvider>,
  );
  const input = screen.getByLabelText("SIE-fil");
  const opened = vi.spyOn(input, "click");
  fireEvent.click(screen.getByRole("button", { name: new RegExp(name) }));
  expect(opened).toHaveBeenCalledOnce();
  const file = new File(["#FLAGGA 0"], "bok.sie");
  fireEvent.change(input, { target: { files: [file] } });
  expect(onFile).toHaveBeenCalledExactlyOnceWith(file);
});
