import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, describe, expect, test } from "vitest";
import { stubEmbeddedEnvironment } from "../../../../tests/support/site/stub-embedded-environment.ts";
import {
  course,
  faq,
  instructor,
  offer,
  otherBook,
  ownBook,
  post,
  shop,
  sign,
  variants,
  video,
} from "../../../../tests/support/json-ld/example-content.ts";
import { findSchemaOrgErrors } from "../../../../tests/support/json-ld/find-schema-org-errors.ts";
import { JsonLd } from "./json-ld.tsx";
import type { JsonLdNode } from "./json-ld-node.ts";
import { toBlogPosting } from "./to-blog-posting.server.ts";
import { toBook } from "./to-book.server.ts";
import { toBreadcrumbs } from "./to-breadcrumbs.server.ts";
import { toCourse, toCourseList } from "./to-course.server.ts";
import { toDefinedTerm } from "./to-defined-term.server.ts";
import { toFaqPage } from "./to-faq-page.server.ts";
import { toPerson } from "./to-person.server.ts";
import { toOrganization, toWebSite } from "./to-organization.server.ts";
import { toVideo } from "./to-video.server.ts";

beforeEach(stubEmbeddedEnvironment);

/** Each kind, with its content and its builder. */
const kinds = {
  shop: [shop, (data: typeof shop) => toOrganization(data)],
  site: [shop, (data: typeof shop) => toWebSite(data)],
  course: [course, (data: typeof course) => toCourse({ course: data, offer, settings: shop })],
  instructor: [instructor, (data: typeof instructor) => toPerson(data)],
  "list of courses": [course, (data: typeof course) => toCourseList([data])],
  "book of ours": [
    ownBook,
    (data: typeof ownBook) => toBook({ book: data, offer, variants: null, settings: shop }),
  ],
  "book of ours in two editions": [
    ownBook,
    (data: typeof ownBook) => toBook({ book: data, offer, variants, settings: shop }),
  ],
  "book of others": [
    otherBook,
    (data: typeof otherBook) => toBook({ book: data, offer: undefined, variants: null, settings: shop }),
  ],
  post: [post, (data: typeof post) => toBlogPosting(data, shop)],
  "page of questions": [faq, (data: typeof faq) => toFaqPage([data], "/frequently-asked-questions")],
  sign: [sign, (data: typeof sign) => toDefinedTerm(data)],
  film: [video, (data: typeof video) => toVideo(data)],
} as const;

/** Nodes from complete content, and from content with any one field missing. */
const data = Object.entries(kinds).flatMap(([kind, [content, make]]) => {
  // Each builder is paired with its own kind of content.
  const makeAny = make as (incomplete: object) => JsonLdNode | null;
  return [
    [kind, "everything", () => makeAny(content)] as const,
    ...Object.keys(content)
      .filter((field) => !["_type", "_id", "_updatedAt"].includes(field))
      .map((field) => [kind, `all but ${field}`, () => makeAny({ ...content, [field]: null })] as const),
  ];
});

/**
 * Editors may leave out a description. Every other required property is required of editors, or the whole node is left
 * out.
 */
const listFaults = (thing: JsonLdNode | null) =>
  thing === null
    ? []
    : findSchemaOrgErrors(thing).filter((fault) => !fault.endsWith(".description: missing"));

test.each(data)("a %s with %s is valid schema.org", (_kind, _extent, make) => {
  const thing = make();

  expect(listFaults(thing)).toEqual([]);
  expect(JSON.stringify(thing)).not.toMatch(/:null|undefined|\[\]|""/);
});

describe("a course", () => {
  const thing = () => toCourse({ course, offer, settings: shop });

  test("has the shop's prices in both currencies", () => {
    expect(thing()).toMatchObject({
      offers: [
        { price: "79.00", priceCurrency: "USD", availability: "https://schema.org/InStock" },
        { price: "109.50", priceCurrency: "CAD", availability: "https://schema.org/InStock" },
      ],
    });
  });

  test("takes its hours and weeks from its stats", () => {
    expect(thing()).toMatchObject({
      typicalAgeRange: "15-100",
      hasCourseInstance: {
        courseMode: "Online",
        courseWorkload: "PT2H30M",
        courseSchedule: { repeatFrequency: "Weekly", repeatCount: 5 },
        instructor: { jobTitle: "Deaf instructor", url: expect.stringContaining("/instructors/elias-amadi") },
      },
    });
  });

  test("uses the ages for search results, where they differ from the page's", () => {
    const kidsCourse = { ...course, metaAgeRange: { _type: "ageRange" as const, from: 5, to: 12 } };

    expect(toCourse({ course: kidsCourse, offer, settings: shop })).toMatchObject({
      typicalAgeRange: "5-12",
    });
  });

  test("that counts videos instead of hours describes its workload in words", () => {
    const kidsCourse = {
      ...course,
      stats: { duration: "Self-paced", videoHours: "60 videos" },
    };

    expect(toCourse({ course: kidsCourse, offer, settings: shop })).toMatchObject({
      hasCourseInstance: { courseWorkload: "5 lessons, 60 videos" },
    });
  });

  test("has no offer while its price is unknown", () => {
    expect(toCourse({ course, offer: { kind: "unavailable" }, settings: shop })).not.toHaveProperty("offers");
  });
});

test("a list of courses contains each once", () => {
  expect(toCourseList([course, course])).toMatchObject({
    itemListElement: [{ position: 1, url: "https://shop.example/courses/level-1a" }],
  });
});

test("a workbook is a product that ships to both countries and can be returned", () => {
  const thing = toBook({ book: ownBook, offer, variants: null, settings: shop });

  expect(thing).toMatchObject({
    "@type": ["Product", "Book"],
    author: { "@type": "Organization" },
    publisher: { url: "https://shop.example/" },
    inLanguage: "en",
    additionalProperty: [
      { name: "Weight", value: "1.2 lb" },
      { name: "Dimensions", value: "8.5 × 11 × 0.5 in" },
    ],
  });
  expect(thing?.["offers"]).toEqual(
    ["US", "CA"].map((country) =>
      expect.objectContaining({
        shippingDetails: expect.objectContaining({
          shippingDestination: { "@type": "DefinedRegion", addressCountry: country },
        }),
        hasMerchantReturnPolicy: expect.objectContaining({
          applicableCountry: country,
          merchantReturnLink: "https://shop.example/requests/refund",
        }),
      }),
    ),
  );
});

test("a workbook in several editions is a group of products, each with an address, a SKU and offers of its own", () => {
  const thing = toBook({ book: ownBook, offer, variants, settings: shop });

  expect(thing).toMatchObject({
    "@type": ["ProductGroup", "Book"],
    url: "https://shop.example/books/getting-started",
    productGroupID: "getting-started",
    variesBy: ["Format"],
    hasVariant: [
      {
        "@type": "Product",
        sku: "BOOK-1",
        url: "https://shop.example/books/getting-started?variant=1",
        image: thing?.["image"],
        offers: [
          { price: "22.99", priceCurrency: "USD", availability: "https://schema.org/InStock" },
          { price: "31.99", priceCurrency: "CAD", eligibleRegion: "CA" },
        ],
      },
      {
        name: "Getting Started with ASL: Hardcover",
        image: "https://cdn.shop.example/hardcover.webp",
        additionalProperty: [{ name: "Format", value: "Hardcover" }],
        offers: [{ price: "32.99", availability: "https://schema.org/SoldOut" }, { price: "45.99" }],
      },
    ],
  });
  expect(thing).not.toHaveProperty("offers");
});

test("a recommended book isn't our product and has the other shop's price", () => {
  expect(toBook({ book: otherBook, offer: undefined, variants: null, settings: shop })).toMatchObject({
    "@type": "Book",
    author: { "@type": "Person", name: "Dov Harrigan" },
    bookFormat: "https://schema.org/Paperback",
    offers: { price: "21.99", priceCurrency: "USD", url: "https://books.example.com/eyebrows-up" },
  });
});

test("a sign is a term in the dictionary, in ASL", () => {
  expect(toDefinedTerm(sign)).toMatchObject({
    "@type": "DefinedTerm",
    name: "THANK-YOU",
    alternateName: ["thank you", "thanks"],
    inDefinedTermSet: {
      "@type": "DefinedTermSet",
      url: "https://shop.example/asl/dictionary",
      inLanguage: "ase",
    },
  });
});

test("a video without an upload date is left out", () => {
  expect(toVideo({ ...video, uploadedAt: null })).toBeNull();
});

test("a question without an answer is left out", () => {
  expect(toFaqPage([faq, { ...faq, answer: null }], "/faq")?.["mainEntity"]).toHaveLength(1);
});

test("breadcrumbs start at home and skip pages without a name", () => {
  expect(toBreadcrumbs({ name: "Courses", path: "/courses" }, { name: null, path: "/courses/new" })).toEqual({
    "@type": "BreadcrumbList",
    itemListElement: [
      { "@type": "ListItem", position: 1, name: "Home", item: "https://shop.example/" },
      { "@type": "ListItem", position: 2, name: "Courses", item: "https://shop.example/courses" },
    ],
  });
});

test("editor text can't end the script element, and stega characters are removed", () => {
  const title = `</script><script>alert(1)</script>${"\u200B\u200C\u200D\uFEFF".repeat(8)}`;

  const markup = renderToStaticMarkup(<JsonLd nodes={[toBlogPosting({ ...post, title }, shop), null]} />);

  expect(markup.match(/<\/script>/g)).toHaveLength(1);
  expect(markup).not.toContain("\u200B");
  expect(markup).toContain(String.raw`\u003c/script>`);
});

test("a page without nodes has no script", () => {
  expect(renderToStaticMarkup(<JsonLd nodes={[null]} />)).toBe("");
});
