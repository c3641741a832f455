import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { createDocumentChecks, type FindIn } from "../../support/document-checks.ts";

let lake: TestLake;
let findIn: FindIn;

const redirect = { _id: "r", _type: "redirect", from: "/asl-gifts", to: "/gifts", isPermanent: true };

beforeAll(async () => {
  lake = await startTestLake();
  await lake
    .client()
    .transaction()
    .create({ _id: "post", _type: "blogPost", title: "Hands", slug: { _type: "slug", current: "hands" } })
    .create({ _id: "drafts.about", _type: "page", title: "About", path: "/about-us" })
    .create({ _id: "redirect-b", _type: "redirect", from: "/b", to: "/c" })
    .create({ _id: "drafts.redirect-d", _type: "redirect", from: "/d", to: "/e" })
    .commit();
  findIn = await createDocumentChecks(lake.client());
});

afterAll(() => lake?.[Symbol.asyncDispose]());

test.each([
  ["as it is", {}],
  ["to another site", { to: "https://example.com/gifts" }],
  ["from a page that isn't published", { from: "/about-us" }],
  ["from an address that only ends like a page's", { from: "/asl/dictionary/hands" }],
  ["that's changed", { _id: "redirect-b", from: "/b", to: "/d" }],
])("accepts a redirect %s", async (_name, change) => {
  expect(await findIn({ ...redirect, ...change })).toEqual([]);
});

test.each([
  [{ from: undefined }, "error at from: Enter the old address."],
  [{ from: "asl-gifts" }, "error at from: Use a path such as /asl-courses, without a question mark or #."],
  [
    { from: "/studio/x" },
    "error at from: The site always has this address itself, so it can't be redirected.",
  ],
  [{ from: "/d" }, "error at from: “/d” already has this old address. Choose another one."],
  [
    { from: "/blog/hands" },
    "warning at from: “Hands” is still at this address. The redirect starts once that page moves or is unpublished.",
  ],
  [{ to: undefined }, "error at to: Enter the new address."],
  [
    { to: "http://example.com" },
    "error at to: For our own pages, use a path such as /courses. Other URLs start with https://.",
  ],
  [{ to: "/asl-gifts" }, "error at to: The two addresses are the same."],
  [{ to: "/b" }, "error at to: “/b” already redirects to “/c”. Redirect to that address instead."],
  [
    { from: "/c", to: "/d" },
    "error at to: “/b” redirects to this old address. Change that redirect to the new address first.",
  ],
  [
    { from: "/c", to: "/b" },
    "error at to: “/b” redirects back to this address, so visitors would go in circles.",
  ],
])("of a redirect with %o, says: %s", async (change, finding) => {
  expect(await findIn({ ...redirect, ...change })).toContain(finding);
});
