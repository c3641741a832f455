import { expect, test } from "vitest";
import { toTwinPath, type TwinEnding } from "./twin-path.ts";

test.each<[string, TwinEnding, string | null]>([
  ["/blog/new", ".md", "/blog/new.md"],
  ["/books/new?variant=1#details", "/share.png", "/books/new/share.png"],
  ["/asl/dictionary/mother", "/share.png", "/asl/dictionary/mother/share.png"],
  ["/asl/dictionary/mother", ".md", null],
  ["/courses", ".md", null],
  ["/", "/share.png", null],
  ["https://example.com/blog/new", ".md", null],
])("what has moved to %s with the ending %s is at %s", (address, ending, path) => {
  expect(toTwinPath(address, ending)).toBe(path);
});
