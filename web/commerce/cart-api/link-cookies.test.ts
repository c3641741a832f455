import { compileNonPath, matchHas } from "next/dist/shared/lib/router/utils/prepare-destination.js";
import { IncomingMessage } from "node:http";
import { Socket } from "node:net";
import { expect, test } from "vitest";
import { parseStoredCodes } from "#commerce/cart/discount-codes.ts";
import { toLinkHeaders } from "./link-cookies.ts";
import { withLinkCode } from "./with-link-code.ts";

/** The cookies that a visit sets, by Next's own reading of the rules. */
function visit(query: Record<string, string>, cookie = ""): string[] {
  const request = Object.assign(new IncomingMessage(new Socket()), { headers: { cookie } });
  return toLinkHeaders({ isSecure: true }).flatMap((rule) => {
    const missing = "missing" in rule ? rule.missing : [];
    const found = matchHas(request, query, rule.has, missing);
    return found ? rule.headers.slice(1).map(({ value }) => compileNonPath(value, found)) : [];
  });
}

const attributes = "Path=/; Max-Age=2592000; HttpOnly; SameSite=Lax; Secure";
const many = Array.from({ length: 12 }, (_, index) => `CODE${index}`);

test.each([
  ["is stored", "", "book3", "book3"],
  ["comes before a stored one", "discount_code=BOOK3", "welcome10", "welcome10,BOOK3"],
  ["comes before what the site stored", "cid=a; discount_code=BOOK3%2CASL10", "x", "x,BOOK3,ASL10"],
  ["replaces what isn't a code", "discount_code=%3Cb%3E", "book3", "book3"],
  ["leaves nine of many", `discount_code=${many.join()}`, "x", ["x", ...many.slice(0, 9)].join()],
])("a link's code %s", (_what, cookie, discount, value) => {
  expect(visit({ discount }, cookie)).toEqual([`discount_code=${value}; ${attributes}`]);
  expect(parseStoredCodes(value)).toHaveLength(value.split(",").length);
});

test("a link's affiliate replaces the one before", () => {
  expect(visit({ affiliate: "ana-signs" }, "affiliate=eve")).toEqual([
    expect.stringMatching(/^\w+=ana-signs; Path/),
  ]);
});

test.each([[{ discount: "<b>" }], [{ affiliate: "a b" }], [{}]])("%j stores nothing", (query) => {
  expect(visit(query, "discount_code=BOOK3")).toEqual([]);
});

test.each([
  ["welcome10", ["WELCOME10", "BOOK3"]],
  [["a", "book3"], ["BOOK3"]],
  ["a,b", ["BOOK3"]],
  [undefined, ["BOOK3"]],
])("a page that a link with %j opens has the codes %j", (parameter, codes) => {
  expect(withLinkCode(["BOOK3"], parameter)).toEqual(codes);
});
