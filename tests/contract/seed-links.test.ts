import { contentSeed } from "@shop/emulators/seed/content-seed.ts";
import { isNode, nodesOf, stringsAt } from "../support/seed-nodes.ts";
import { documentPath } from "../../schemas/paths.ts";
import { describe, expect, test } from "vitest";

/** The routes of requirements §2.1 to §2.20 that aren't documents in the seed, and an anchor that isn't an editor's. */
const reservedRoutes = [
  "/cart",
  "/books",
  "/blog",
  "/asl/dictionary",
  "/quizzes",
  "/frequently-asked-questions",
  "/legal/cookie-policy#privacy-choices",
];

const outside = [
  /^mailto:hello@handshape\.test$/,
  /^https:\/\/([a-z]+\.)?handshape\.test(\/[a-z/-]*)?$/,
  /^https:\/\/([a-z]+\.)?example\.com(\/[a-z0-9/-]*)?$/,
  /^https:\/\/www\.(youtube|instagram|facebook|tiktok)\.com\/@?handshape[.-]demonstration([.-]shop)?\/?$/,
];

const addresses = contentSeed.documents.flatMap(addressesOf);
const inside = new Set([...reservedRoutes, ...addresses]);

describe("the seed's links", () => {
  test.each(["href", "url", "to", "learningSiteUrl", "externalLink"])(
    "in %s lead to one of its pages, a route of the shop, a reserved name, or an account that's named a demonstration's",
    (field) => {
      expect(stringsAt(field).filter(leadsAstray)).toEqual([]);
    },
  );

  test("give every page of the seed its own address", () => {
    expect(addresses).toEqual([...new Set(addresses)]);
  });
});

function leadsAstray(link: string): boolean {
  return !inside.has(link) && !outside.some((form) => form.test(link));
}

/** Where a document's page is, and the anchors on it. */
function addressesOf(document: Record<string, unknown> & { _type: string }): string[] {
  const path = documentPath({
    _type: document._type,
    slug: isNode(document["slug"]) ? textOf(document["slug"]["current"]) : null,
    path: textOf(document["path"]),
    level: textOf(document["level"]),
    handle: textOf(document["handle"]),
  });
  const anchors = nodesOf(document).flatMap(({ _type, anchor, form }) => {
    if (_type === "giftCodeForm") return "redeem";
    return (_type === "requestForm" ? textOf(form) : textOf(anchor)) ?? [];
  });
  return path ? [path, ...anchors.map((anchor) => `${path}#${anchor}`)] : [];
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}
