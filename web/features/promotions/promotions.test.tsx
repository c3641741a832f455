import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import type { Promotion } from "#content/content-types.ts";
import { stubEmbeddedEnvironment } from "../../../tests/support/site/stub-embedded-environment.ts";
import { findPromotions } from "./find-promotions.ts";
import { PromotionBanner } from "./promotion-banner.tsx";

beforeEach(stubEmbeddedEnvironment);

const summer: Promotion = {
  _id: "summer",
  _type: "promotion",
  promotionId: "summer-2026",
  promotionName: "Summer at home",
  creativeSlot: "banner-1",
  locationId: "home-top",
  text: "Sign all summer.",
  startsAt: null,
  endsAt: null,
  image: null,
  link: { label: "See the courses", href: "/courses" },
};
const older = { ...summer, _id: "older", promotionId: "spring-2026" };

test("a position shows its first promotion, and only on its page", () => {
  const wordless = { ...summer, text: null };

  expect(findPromotions([wordless, summer, older], "/")).toEqual({ top: summer });
  expect(findPromotions([{ ...summer, locationId: "home-middle" }], "/")).toMatchObject({ middle: {} });
  expect(findPromotions([summer], "/courses")).toEqual({});
});

test("a promotion shows its text and link, with ids for reports in its markup", () => {
  const markup = renderToStaticMarkup(<PromotionBanner promotion={summer} />);

  expect(markup).toContain("Sign all summer.");
  expect(markup).toContain('href="/courses"');
  expect(markup).toContain(
    'data-promotion-id="summer-2026" data-promotion-name="Summer at home" data-creative-slot="banner-1" data-location-id="home-top"',
  );
});
