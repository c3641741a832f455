import { expect, test } from "vitest";
import { createCors } from "./cors.ts";

test.each([["http://localhost:3000"], ["http://127.0.0.1:3000"]])("%s is the shop's own origin", (origin) => {
  expect(createCors(["http://localhost:3000"]).allows(origin)).toBe(true);
});

test.each([
  ["http://localhost:3001"],
  ["https://localhost:3000"],
  ["http://localhost.elsewhere.example:3000"],
  ["null"],
  [""],
])("%j is not", (origin) => {
  expect(createCors(["http://localhost:3000"]).allows(origin)).toBe(false);
});

test("only a preflight request gets a response of its own", () => {
  const cors = createCors(["http://localhost:3000"]);

  expect(cors.preflight(new Request("http://lake/v1/ping"))).toBeNull();
  expect(cors.preflight(new Request("http://lake/v1/ping", { method: "OPTIONS" }))?.status).toBe(204);
});
