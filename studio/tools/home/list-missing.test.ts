import { expect, test } from "vitest";
import { essentials } from "./essentials.ts";
import { type Candidate, listMissing } from "./list-missing.ts";

const candidate = (type: string, fields: Partial<Candidate> = {}): Candidate => ({
  id: type,
  type,
  isDraft: false,
  path: null,
  slug: null,
  supportEmail: null,
  ...fields,
});

const settings = candidate("siteSettings", { supportEmail: "hello@shop.example" });
const legal = ["terms", "privacy-policy", "cookie-policy", "disclaimers"].map((slug) =>
  candidate("legalPage", { slug }),
);
const pages = [
  "/",
  "/courses",
  "/contact-us",
  "/gifts/gift-code",
  "/requests/refund",
  "/requests/classroom-pricing",
].map((path) => candidate("page", { path }));
const everything = [settings, candidate("course"), ...legal, ...pages];

const without = (...left: Candidate[]) => everything.filter((one) => !left.includes(one));

test("an empty site lacks everything, and each link creates a document or edits the settings", () => {
  const missing = listMissing([]);

  expect(missing.map(({ title }) => title)).toEqual(essentials.map(({ title }) => title));
  expect(missing[0]).toMatchObject({ intent: "edit", params: { id: "siteSettings", type: "siteSettings" } });
  expect(missing.slice(1).map(({ intent }) => intent)).toEqual(
    Array.from({ length: everything.length - 1 }, () => "create"),
  );
});

test("a site with all of it published lacks nothing", () => {
  expect(listMissing(everything)).toEqual([]);
});

test("a missing page is created with its title, address, and sections", () => {
  expect(listMissing(everything.filter(({ path }) => path !== "/"))).toMatchObject([
    { title: "Home", params: [{ type: "page" }, { title: "Home", path: "/", layout: "landing" }] },
  ]);
});

test("a page at another address doesn't count", () => {
  const [home = settings] = pages;

  expect(listMissing([...without(home), { ...home, path: "/start" }])).toMatchObject([{ title: "Home" }]);
});

test("a draft is opened, because it only has to be published", () => {
  const [terms = settings] = legal;

  expect(listMissing([...without(terms), { ...terms, id: "terms-1", isDraft: true }])).toEqual([
    {
      title: "Terms of use",
      detail: "Started, and not published yet.",
      intent: "edit",
      params: { id: "terms-1", type: "legalPage" },
    },
  ]);
});

test.each([null, ""])("settings whose support email is %j are opened to add one", (supportEmail) => {
  expect(listMissing([...without(settings), { ...settings, supportEmail }])).toMatchObject([
    { title: "Site settings", detail: "Published without a support email.", intent: "edit" },
  ]);
});

test("settings with a support email in their draft only have to be published", () => {
  expect(
    listMissing([...without(settings), { ...settings, supportEmail: null }, { ...settings, isDraft: true }]),
  ).toMatchObject([{ title: "Site settings", detail: "Started, and not published yet." }]);
});
