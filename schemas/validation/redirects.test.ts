import { expect, test } from "vitest";
import { checkHop, checkOldAddress } from "./redirects.ts";

const notAPath = "Use a path such as /asl-courses, without a question mark or #.";

test.each([
  ["/asl-courses", true],
  ["/Old_Page.html", true],
  ["/studios", true],
  ["asl-courses", notAPath],
  ["https://example.com/asl", notAPath],
  ["//example.com", notAPath],
  ["/asl courses", notAPath],
  ["/asl?x=1", notAPath],
  ["/asl#top", notAPath],
  ["/", "The home page stays where it is."],
  ["/asl-courses/", "Leave out the slash at the end: it is understood."],
  ["/studio", "/studio is the site's own and cannot be redirected."],
  ["/api/cart", "/api is the site's own and cannot be redirected."],
])("the old address %s", (from, finding) => {
  expect(checkOldAddress(from)).toBe(finding);
});

const others = [
  { from: "/b", to: "/c" },
  { from: "/p", to: "/q#top" },
  { from: "/x", to: "/y" },
  { from: "/y", to: "/x" },
];

test.each([
  ["/old", "/new", true],
  ["/old", "https://example.com/b", true],
  ["/old", "/old", "The two addresses are the same."],
  ["/old", "/old?x=1", "The two addresses are the same."],
  ["/old", "/b", "“/b” is itself sent on, to “/c”. Send this address there at once."],
  ["/old", "/b#part", "“/b” is itself sent on, to “/c”. Send this address there at once."],
  ["/c", "/b", "“/b” leads back to this address. Visitors would go in a circle."],
  ["/c", "/d", "“/b” is sent to this old address. Change that redirect to the new address first."],
  ["/q", "/r", "“/p” is sent to this old address. Change that redirect to the new address first."],
  ["/old", "/x", "“/x” is itself sent on, to “/y”. Send this address there at once."],
])("from %s to %s", (from, to, finding) => {
  expect(checkHop({ from, to }, others)).toBe(finding);
});
