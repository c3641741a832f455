import { expect, test } from "vitest";
import { readBody } from "./read-body.ts";

const toMessage = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Response(body, { headers });

test("a body is its bytes", async () => {
  expect(String(await readBody(toMessage("Signé"), 6))).toBe("Signé");
});

test("no body is no bytes", async () => {
  expect(await readBody(toMessage(null), 6)).toHaveLength(0);
});

test("a body beyond the limit is null, though nothing said its length", async () => {
  expect(await readBody(toMessage(new Blob(["Signéd"]).stream()), 6)).toBeNull();
});

test("a body that says it is beyond the limit is not read", async () => {
  const message = toMessage("short", { "content-length": "7" });

  expect(await readBody(message, 6)).toBeNull();
  expect(message.bodyUsed).toBe(false);
});
