import { redirectQuery, toSpellings } from "@shop/web/content/redirects.server.ts";
import { expect, test } from "vitest";
import { createMemoryDataset } from "../../support/query-client.ts";

const written = { _rev: "1", _createdAt: "2026-01-01T09:00:00Z", _updatedAt: "2026-01-01T09:00:00Z" };

test.each([
  ["/asl-courses", "/asl-courses"],
  ["/trialé22", "/trial%C3%A922"],
  ["/trial-über/kurs", "/trial-%C3%BCber/kurs"],
  ["/手話", "/%E6%89%8B%E8%A9%B1"],
  ["/a%2Fb", "/a%2Fb"],
  ["/100%", "/100%"],
])("a redirect from %s is found when a browser asks for %s", async (from, asked) => {
  const redirect = { ...written, _id: "redirect", _type: "redirect", from, to: "/courses" };
  const { client } = createMemoryDataset([redirect]);

  const found = await client.fetch(redirectQuery, { spellings: toSpellings(asked) });

  expect(found).toEqual({ to: "/courses", isPermanent: null });
});

test("an address with an encoded slash isn't one with a slash", () => {
  expect(toSpellings("/a%2Fb")).toEqual(["/a%2Fb"]);
});
