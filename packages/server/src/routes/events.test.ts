import { afterAll, beforeAll, expect, test } from "vitest";
import { DataRoutes } from "../../test/data-routes.ts";
import { newBooks, sale } from "../../test/test-books.ts";
import { eventStreams } from "./events.ts";

let routes: DataRoutes;

beforeAll(async () => {
  routes = await DataRoutes.open();
});
afterAll(() => routes.close());

test("events tell of the person's own companies only", async () => {
  const origin = await routes.app.listen({ port: 0, host: "127.0.0.1" });
  routes.actor = routes.company.actor;
  const mine = await fetch(`${origin}/api/events`);
  routes.actor = routes.stranger;
  const his = await fetch(`${origin}/api/events`);
  expect(mine.headers.get("content-type")).toBe("text/event-stream");
  await routes.company.commit("register", [{ key: routes.company.key("transactions"), append: [sale()] }]);
  const own = await newBooks(routes.here, routes.stranger);
  await own.commit("register", [{ key: own.key("transactions"), append: [sale()] }]);
  await new Promise((resolve) => setTimeout(resolve, 100));
  await routes.app.close();
  const [received, receivedByHim] = [await mine.text(), await his.text()];
  const { etag } = await routes.company.load("transactions");
  expect(received).toBe(
    `: open\n\ndata: ${JSON.stringify({ companyId: routes.company.id, key: routes.company.key("transactions"), etag })}\n\n`,
  );
  expect(receivedByHim).not.toContain(`"companyId":${routes.company.id},`);
  expect(receivedByHim).toContain(own.key("transactions"));
});

test("a sign-in and a person have so many streams, and signing out ends theirs", () => {
  const streams = eventStreams({ streamsPerSession: 2, streamsPerPerson: 3 });
  const [first, second] = [streams.open("s1", "anna"), streams.open("s1", "anna")];
  expect(() => streams.open("s1", "anna")).toThrow("för många ställen");
  const third = streams.open("s2", "anna");
  expect(() => streams.open("s3", "anna")).toThrow("för många ställen");
  const other = streams.open("s4", "bo");
  streams.endOf("s1");
  expect([first, second, third, other].map((one) => one.writableEnded)).toEqual([true, true, false, false]);
  streams.endAll();
  expect(other.writableEnded).toBe(true);
});
