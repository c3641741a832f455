import { expect, test } from "vitest";
import { checkHop, checkOldAddress } from "./redirects.ts";

const notAPath = "Use a path such as /asl-courses, without a question mark or #.";
const isTheSites = "The site always has this address itself, so it can't be redirected.";

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
  ["/", "The home page can't be redirected."],
  ["/asl-courses/", "Leave out the slash at the end."],
  ["/studio", isTheSites],
  ["/studio/structure/course", isTheSites],
  ["/api/cart", isTheSites],
  ["/_next/static/old.js", isTheSites],
  ["/files/syllabus.pdf", isTheSites],
  ["/lake/images/old.png", isTheSites],
  ["/orders/1001", isTheSites],
  ["/wallet/purchases/1001", isTheSites],
  ["/blog", isTheSites],
  ["/blog/old-post", true],
  ["/courses/old-course", true],
  ["/asl/dictionary/old-sign", true],
  ["/café/über-uns", true],
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
  ["/old", "/b", "“/b” already redirects to “/c”. Redirect to that address instead."],
  ["/old", "/b#part", "“/b” already redirects to “/c”. Redirect to that address instead."],
  ["/c", "/b", "“/b” redirects back to this address, so visitors would go in circles."],
  ["/c", "/d", "“/b” redirects to this old address. Change that redirect to the new address first."],
  ["/q", "/r", "“/p” redirects to this old address. Change that redirect to the new address first."],
  ["/old", "/x", "“/x” already redirects to “/y”. Redirect to that address instead."],
])("from %s to %s", (from, to, finding) => {
  expect(checkHop({ from, to }, others)).toBe(finding);
});
