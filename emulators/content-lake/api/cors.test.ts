import { expect, test } from "vitest";
import { createCors } from "./cors.ts";

const cors = createCors({
  allowed: ["https://shop.example/"],
  added: () => [
    { origin: "https://studio.example", allowCredentials: true },
    { origin: "https://reader.example", allowCredentials: false },
  ],
});

test.each([
  ["https://shop.example"],
  ["https://studio.example"],
  ["http://localhost:5173"],
  ["https://127.0.0.1"],
  ["http://[::1]:3000"],
])("%s may call the lake on a user's behalf", (origin) => {
  expect(cors.allows(origin)).toBe(true);
});

test.each([
  ["https://elsewhere.example"],
  ["http://shop.example"],
  ["http://localhost.elsewhere.example:3000"],
  ["ftp://localhost"],
  ["null"],
  [""],
])("%j may not call it at all", (origin) => {
  expect(cors.find(origin)).toBeNull();
});

test("an origin added without credentials may read what's public", () => {
  const request = new Request("http://lake/v1/ping", { headers: { origin: "https://reader.example" } });

  const { headers } = cors.decorate(request, new Response());

  expect(headers.get("access-control-allow-origin")).toBe("https://reader.example");
  expect(headers.get("access-control-allow-credentials")).toBeNull();
  expect(cors.allows("https://reader.example")).toBe(false);
});

test("only a preflight request gets a response of its own", () => {
  expect(cors.preflight(new Request("http://lake/v1/ping"))).toBeNull();
  expect(cors.preflight(new Request("http://lake/v1/ping", { method: "OPTIONS" }))?.status).toBe(204);
});
