import { expect, test } from "vitest";
import { pageTemplateIds, pageTemplates } from "./page-templates.ts";

const resolve = (id: string, parameters = {}): unknown => {
  const value = pageTemplates.find((template) => template.id === id)?.value;
  return typeof value === "function" ? value(parameters, {}) : value;
};

test("a new landing page has sections to fill in, with the defaults of their types", () => {
  expect(resolve(pageTemplateIds.landingPage)).toEqual({
    sections: [
      { _type: "hero", _key: expect.any(String), ground: "paper" },
      { _type: "pictureAndText", _key: expect.any(String), side: "right" },
      { _type: "courseShelf", _key: expect.any(String) },
      { _type: "testimonials", _key: expect.any(String) },
      { _type: "questions", _key: expect.any(String) },
      { _type: "callToAction", _key: expect.any(String) },
    ],
  });
});

test("each new page's sections have keys of their own", () => {
  expect(resolve(pageTemplateIds.pageWithForm)).not.toEqual(resolve(pageTemplateIds.pageWithForm));
});

test("a blank page has no section", () => {
  expect(resolve(pageTemplateIds.blankPage)).toEqual({});
});

test("a page at an address has it, a title, and sections to fill in", () => {
  const page = { title: "Redeem a gift code", path: "/gifts/gift-code" };

  expect(resolve(pageTemplateIds.pageAtAddress, { ...page, layout: "giftCode" })).toEqual({
    ...page,
    sections: [
      { _type: "giftCodeForm", _key: expect.any(String) },
      { _type: "steps", _key: expect.any(String) },
      { _type: "questions", _key: expect.any(String) },
    ],
  });
});
