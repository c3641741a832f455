import { expect, test } from "vitest";
import { readBody } from "./read-body.ts";

const toMessage = (body: BodyInit | null, headers: Record<string, string> = {}) =>
  new Response(body, { headers });

test("a body is returned as bytes", async () => {
  expect(String(await readBody(toMessage("Signé"), 6))).toBe("Signé");
});

test("an empty body has no bytes", async () => {
  expect(await readBody(toMessage(null), 6)).toHaveLength(0);
});

test("a body over the limit returns null, even without a content length", async () => {
  expect(await readBody(toMessage(new Blob(["Signéd"]).stream()), 6)).toBeNull();
});

test("a body with a content length over the limit isn't read", async () => {
  const message = toMessage("short", { "content-length": "7" });

  expect(await readBody(message, 6)).toBeNull();
  expect(message.bodyUsed).toBe(false);
});
