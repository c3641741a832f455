import { expect, test } from "vitest";
import { toLinkState } from "./preview-link-state.ts";

const now = new Date("2026-11-21T12:00:00Z");
const terms = { expiresAt: "2026-11-22T12:00:00Z", revokedAt: null, isSingleUse: false, uses: 3 };

test.each([
  ["works any number of times before it expires", {}, "open"],
  ["expires at its time", { expiresAt: "2026-11-21T12:00:00Z" }, "expired"],
  ["without an expiration counts as expired", { expiresAt: null }, "expired"],
  ["that was revoked ends early", { revokedAt: "2026-11-21T11:00:00Z" }, "revoked"],
  ["for one use works once", { isSingleUse: true, uses: 0 }, "open"],
  ["for one use doesn't work twice", { isSingleUse: true, uses: 1 }, "used"],
  [
    "for one use that was used and revoked is revoked",
    { isSingleUse: true, uses: 1, revokedAt: "2026-11-21T11:00:00Z" },
    "revoked",
  ],
])("a link %s", (_name, others, state) => {
  expect(toLinkState({ ...terms, ...others }, now)).toBe(state);
});
