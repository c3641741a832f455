import { expect, test } from "vitest";
import { shopTimeZone } from "../vocabulary/shop-time-zone.ts";
import { blogPost } from "./blog-post.ts";

test.each([
  [{ author: "Elias", publishedAt: "2026-11-29T23:30:00Z" }, "Elias · Nov 29, 2026"],
  [{ author: "Elias" }, "Elias"],
  [{ publishedAt: "2026-11-29T23:30:00Z" }, "Nov 29, 2026"],
  [{ author: "Elias", publishedAt: "soon" }, "Elias"],
  // It's still the evening before in North America.
  [{ publishedAt: "2026-11-30T03:00:00Z" }, "Nov 29, 2026"],
])("a post in a list with %j says %s below its title", (post, subtitle) => {
  const selected = { title: undefined, author: undefined, publishedAt: undefined, media: undefined, ...post };

  expect(blogPost.preview?.prepare?.(selected)).toMatchObject({ subtitle });
});

// Sanity ignores a zone that this list doesn't have, such as UTC, and shows the editor's own.
test("the form shows a post's date in the zone that lists and the site use", () => {
  const options = { displayTimeZone: shopTimeZone, allowTimeZoneSwitch: false };

  expect(blogPost.fields).toContainEqual(expect.objectContaining({ name: "publishedAt", options }));
  expect(Intl.supportedValuesOf("timeZone")).toContain(shopTimeZone);
});
