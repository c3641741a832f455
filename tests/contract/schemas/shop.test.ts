import { afterAll, beforeAll, expect, test } from "vitest";
import { startTestLake, type TestLake } from "../../support/content-lake.ts";
import { createDocumentChecks, type FindIn } from "../../support/document-checks.ts";

let lake: TestLake;
let findIn: FindIn;

const reference = (id: string) => ({ _type: "reference", _ref: id, _key: id });
const link = (label: string, href: string) => ({ _type: "namedLink", _key: label, label, href });

const announcement = { _id: "a", _type: "announcement", text: "Save 25%.", url: "/courses", order: 1 };
const crossSell = {
  _id: "c",
  _type: "crossSellAnnouncement",
  text: "The workbook goes with it.",
  shownWith: [reference("course-1a")],
  offers: reference("workbook"),
  order: 1,
};
const promotion = {
  _id: "p",
  _type: "promotion",
  text: "Sign all summer.",
  promotionId: "summer",
  promotionName: "Summer",
  creativeSlot: "banner-1",
  locationId: "home-top",
  startsAt: "2099-06-01T00:00:00Z",
  endsAt: "2099-07-01T00:00:00Z",
  link: link("See", "/courses"),
};
const pageMetadata = { _id: "m", _type: "pageMetadata", path: "/cart" };
const sections = [{ _type: "giftCards", _key: "a", title: "Six cards to write in" }];
const page = { _id: "g", _type: "page", title: "Gifts", path: "/gifts", sections };
const instructor = {
  _id: "i",
  _type: "instructor",
  name: "Elias Amadi",
  slug: { _type: "slug", current: "elias-amadi" },
  images: [{ _type: "figure", _key: "a", isDecoration: true }],
};
const settings = {
  _id: "siteSettings",
  _type: "siteSettings",
  name: "Handshape",
  supportEmail: "hello@handshape.test",
  learningSiteUrl: "https://learn.handshape.test",
  navigation: { links: [link("Courses", "/courses")] },
  footer: { externalLinks: [link("Healthcare discount", "https://verify.example.com")] },
  paymentIcons: ["visa", "shop-pay"],
};
const flag = (name: string, key = name) => ({ _type: "featureFlag", _key: key, name, isEnabled: true });
const featureList = { _id: "featureList", _type: "featureList", features: [flag("cross-sell")] };
const seatDiscount = (minSeats?: number, percent?: number) => ({
  _type: "seatDiscount",
  _key: `from-${minSeats}`,
  minSeats,
  percent,
});
const classroomPricing = {
  _id: "classroomPricing",
  _type: "classroomPricing",
  courses: [{ _type: "reference", _ref: "course-1a", _key: "1a" }],
  discounts: [seatDiscount(5, 10), seatDiscount(20, 15)],
};

beforeAll(async () => {
  lake = await startTestLake();
  await lake
    .client()
    .transaction()
    .create({ _id: "course-1a", _type: "course", title: "Level 1A" })
    .create({ _id: "workbook", _type: "book", title: "Getting Started" })
    .create({ _id: "drafts.about", _type: "page", title: "About", path: "/about-us" })
    .create({ _id: "books-metadata", _type: "pageMetadata", path: "/books" })
    .commit();
  findIn = await createDocumentChecks(lake.client());
});

afterAll(() => lake?.[Symbol.asyncDispose]());

test.each([
  announcement,
  crossSell,
  promotion,
  pageMetadata,
  page,
  instructor,
  settings,
  featureList,
  classroomPricing,
])("accepts %o", async (document) => {
  expect(await findIn(document)).toEqual([]);
});

const taken = "Shoppers who see this already have it in their cart. Offer something else.";
const badPath =
  "Use / or a path such as /about-us, with lowercase letters, numbers, and hyphens, and no slash at the end.";
const reservedPath = "The site already shows something else at this address. Choose another one.";
const badLink =
  "For our own pages, use a path such as /courses. Other URLs start with https://, mailto:, or tel:.";

test.each([
  [announcement, { text: undefined }, "error at text: Write the announcement."],
  [
    announcement,
    { text: "a".repeat(111) },
    "warning at text: With more than 110 characters, the bar needs three lines on a phone.",
  ],
  [announcement, { url: "javascript:alert(1)" }, `error at url: ${badLink}`],
  [announcement, { order: 0 }, "error at order: Use a whole number, at least 1."],
  [crossSell, { text: undefined }, "error at text: Write the announcement."],
  [
    crossSell,
    { text: "a".repeat(111) },
    "warning at text: With more than 110 characters, it needs three lines on a phone.",
  ],
  [crossSell, { url: "data:text/html,x" }, `error at url: ${badLink}`],
  [crossSell, { shownWith: undefined }, "error at shownWith: Choose at least one course or book."],
  [crossSell, { shownWith: [] }, "error at shownWith: Choose at least one course or book."],
  [
    crossSell,
    { shownWith: [reference("course-1a"), { ...reference("course-1a"), _key: "again" }] },
    "error at shownWith[again]: List each course or book once.",
  ],
  [crossSell, { offers: undefined }, "error at offers: Choose what to offer."],
  [crossSell, { offers: reference("course-1a") }, `error at offers: ${taken}`],
  [crossSell, { order: 1.5 }, "error at order: Use a whole number, at least 1."],
  [
    promotion,
    { promotionId: undefined },
    "error at promotionId: Enter an ID for reports, such as summer-2025.",
  ],
  [
    promotion,
    { promotionName: undefined },
    "error at promotionName: Name the promotion, such as “Summer at home”.",
  ],
  [
    promotion,
    { creativeSlot: undefined },
    "error at creativeSlot: Enter a name for this text and image, such as banner-1.",
  ],
  [
    promotion,
    { locationId: undefined },
    "error at locationId: Choose where it's shown. Reports need it too.",
  ],
  [promotion, { text: undefined }, "error at text: Write the text for shoppers."],
  [promotion, { endsAt: "2099-05-01T00:00:00Z" }, "error at endsAt: The end has to be after the start."],
  [
    announcement,
    { endsAt: "2026-05-01T00:00:00Z" },
    "warning at endsAt: This is in the past, so shoppers won't see it.",
  ],
  [promotion, { link: link("", "/courses") }, "error at link.label: Enter the link's text."],
  [promotion, { link: link("See", "") }, `error at link.href: ${badLink}`],
  [pageMetadata, { path: undefined }, `error at path: ${badPath}`],
  [pageMetadata, { path: "cart" }, `error at path: ${badPath}`],
  [pageMetadata, { path: "/books" }, "error at path: “/books” already has this address. Choose another one."],
  [
    pageMetadata,
    { path: "/about-us" },
    "error at path: “About” already has this address. Choose another one.",
  ],
  [page, { title: undefined }, "error at title: Give the page a title."],
  [page, { path: undefined }, `error at path: ${badPath}`],
  [page, { path: "/Gifts/" }, `error at path: ${badPath}`],
  [page, { path: "/about-us" }, "error at path: “About” already has this address. Choose another one."],
  [page, { path: "/cart" }, `error at path: ${reservedPath}`],
  [page, { path: "/blog/hello" }, `error at path: ${reservedPath}`],
  [page, { path: "/studio/home" }, `error at path: ${reservedPath}`],
  [page, { path: "/index" }, `error at path: ${reservedPath}`],
  [instructor, { name: undefined }, "error at name: Give the instructor a name."],
  [
    instructor,
    { images: undefined },
    "warning at images: Learners like to see their teacher. Add a portrait.",
  ],
  [instructor, { images: [] }, "warning at images: Learners like to see their teacher. Add a portrait."],
  [settings, { name: undefined }, "error at name: Give the shop a name."],
  [
    settings,
    { supportEmail: undefined },
    "error at supportEmail: Forms and error messages need an address. Without it, the site has no forms.",
  ],
  [settings, { supportEmail: "hello" }, "error at supportEmail: Enter an address such as hello@example.com."],
  [settings, { learningSiteUrl: "/learn" }, "error at learningSiteUrl: Use a URL that starts with https://."],
  [
    settings,
    { navigation: { about: [link("About", "about-us")] } },
    `error at navigation.about[About].href: ${badLink}`,
  ],
  [
    settings,
    { footer: { legalLinks: [link("", "/legal/terms")] } },
    "error at footer.legalLinks[].label: Enter the link's text.",
  ],
  [
    settings,
    { paymentIcons: ["visa", "visa"] },
    "error at paymentIcons[1]: Choose payment methods from the list, each once.",
  ],
  [
    settings,
    { paymentIcons: ["cash"] },
    "error at paymentIcons[0]: Choose payment methods from the list, each once.",
  ],
  [classroomPricing, { courses: undefined }, "error at courses: Choose at least one course."],
  [classroomPricing, { courses: [] }, "error at courses: Choose at least one course."],
  [
    classroomPricing,
    { discounts: [seatDiscount(20, 15), seatDiscount(5, 20)] },
    "error at discounts: Put the discounts in order: 5 seats can't come after 20.",
  ],
  [
    classroomPricing,
    { discounts: [seatDiscount(5)] },
    "error at discounts[from-5].percent: Enter a percentage.",
  ],
  [
    classroomPricing,
    { discounts: [seatDiscount(5, 95)] },
    "error at discounts[from-5].percent: Use a whole number from 1 to 90.",
  ],
  [featureList, { features: [flag("")] }, "error at features[].name: Choose a feature."],
  [
    featureList,
    { features: [flag("mobile-app", "a"), flag("mobile-app", "b")] },
    "error at features: “Mobile app badges in the footer” is listed twice. Keep one.",
  ],
])("%o with %o has a finding, %s", async (document, change, finding) => {
  expect(await findIn({ ...document, ...change })).toContain(finding);
});
