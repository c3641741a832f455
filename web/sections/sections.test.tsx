import { renderToStaticMarkup } from "react-dom/server";
import { beforeEach, expect, test } from "vitest";
import { Sections } from "#sections/sections.tsx";
import type { Promotion, Section } from "#content/content-types.ts";
import { prerenderToHtml } from "../../tests/support/site/prerender-to-html.ts";
import { stubEmbeddedEnvironment } from "../../tests/support/site/stub-embedded-environment.ts";

const call: Section<"callToAction"> = {
  _key: "call",
  _type: "callToAction",
  title: "Begin at the beginning.",
  text: null,
  link: { label: "See Level 1A", href: "/courses/level-1a-online-asl-course" },
};

const hero: Section<"hero"> = {
  _key: "hero",
  _type: "hero",
  eyebrow: null,
  title: "Give someone a way to talk.",
  text: null,
  ground: null,
  image: {
    asset: { _type: "reference", _ref: `image-${"a".repeat(40)}-1800x1500-webp` },
    crop: null,
    hotspot: null,
    alt: "An open envelope",
    lqip: null,
    width: 1800,
    height: 1500,
  },
  links: null,
};

const shelf: Section<"courseShelf"> = {
  _key: "kids",
  _type: "courseShelf",
  anchor: "Kids",
  title: "For kids",
  text: null,
  courses: [
    {
      _key: "level-1a",
      course: {
        _id: "course-kids-level-1a",
        _type: "course",
        title: "Kids Level 1A",
        subtitle: null,
        description: null,
        handle: "kids-asl-course-level-1a",
        audience: "kids",
        skillLevel: "beginner",
        type: "course",
        orderInSeries: 1,
        lessonCount: 5,
        stats: null,
        slug: "kids-asl-course-level-1a",
        image: null,
      },
    },
  ],
};

beforeEach(stubEmbeddedEnvironment);

const toPage = (title: string, sections: Section[] | null, isEditable = false) => (
  <Sections
    page={{ _id: "page-gifts", _type: "page", title, sections }}
    offers={new Map()}
    isEditable={isEditable}
  />
);

const render = (...sections: Section[]) => renderToStaticMarkup(toPage("Gift courses", sections));

const headings = (page: string) =>
  Array.from(page.matchAll(/<(h[12])[^>]*>([^<]*)</g), ([, level, words]) => `${level} ${words}`);

test("sections follow the editor's order", () => {
  const page = render({ ...call, _key: "one", title: "First" }, { ...call, _key: "two", title: "Second" });

  expect(page.indexOf("First")).toBeLessThan(page.indexOf("Second"));
});

test("an unknown section renders nothing", () => {
  // A newer Studio may publish a section that this version's types lack.
  const unknown = { ...call, _type: "hologram" } as unknown as Section;

  expect(render(hero, unknown)).toBe(render(hero));
});

test("a list keeps its anchor and skips a deleted course", () => {
  // A broken reference is null, whatever the types say.
  const courses = [{ _key: "gone", course: null }] as unknown as Section<"courseShelf">["courses"];
  const page = render({ ...shelf, courses });

  expect(page).toContain('<section id="Kids"');
  expect(page).not.toContain("<article");
});

test("the title of a page's first hero is the page's heading, and its image loads first", () => {
  const page = render(hero, call);

  expect(headings(page)).toEqual(["h1 Give someone a way to talk.", "h2 Begin at the beginning."]);
  expect(page).toContain('loading="eager" fetchPriority="high"');
});

test("a page that doesn't start with a hero uses its own title as its heading, and a later hero loads lazily", () => {
  const page = render(call, hero);

  expect(headings(page)).toEqual([
    "h1 Gift courses",
    "h2 Begin at the beginning.",
    "h2 Give someone a way to talk.",
  ]);
  expect(page).toContain('loading="lazy"');
});

test("only the first of two heroes starts the page", () => {
  const page = render(hero, { ...hero, _key: "second", title: "Or give it to yourself." });

  expect(headings(page)).toEqual(["h1 Give someone a way to talk.", "h2 Or give it to yourself."]);
  expect(page.match(/<img[^>]*fetchPriority="high"/g)).toHaveLength(1);
});

test("a page with an empty hero still has a heading", () => {
  expect(headings(render({ ...hero, title: null }))).toEqual(["h1 Gift courses"]);
});

const form: Section<"requestForm"> = {
  _key: "form",
  _type: "requestForm",
  form: "contact",
  title: "Write to us.",
  text: null,
  image: null,
  supportEmail: "hello@shop.example",
  classroomPricing: null,
};

test("a form that comes first is the page's heading, also while it isn't available", () => {
  expect(headings(render(form, call))).toEqual(["h1 Write to us.", "h2 Begin at the beginning."]);
  expect(headings(render(hero, form))).toEqual(["h1 Give someone a way to talk.", "h2 Write to us."]);
  expect(headings(render({ ...form, supportEmail: null }, call))).toEqual([
    "h1 Write to us.",
    "h2 Begin at the beginning.",
  ]);
});

test("the form for gift codes says so while it isn't available", () => {
  const page = render({
    _key: "code",
    _type: "giftCodeForm",
    title: "Type your code",
    text: null,
    image: null,
    supportEmail: null,
  });

  expect(headings(page)).toEqual(["h1 Type your code"]);
  expect(page).toContain("This form isn’t available right now.");
});

const stats: Section<"stats"> = {
  _key: "stats",
  _type: "stats",
  title: null,
  items: [{ _key: "a", value: "20", label: "lessons" }],
};

test("numbers right after a hero are on its background, and a promotion comes after them", () => {
  const promotion: Promotion = {
    _id: "summer",
    _type: "promotion",
    promotionId: null,
    promotionName: null,
    creativeSlot: null,
    locationId: "home-top",
    text: "Save 25%.",
    startsAt: null,
    endsAt: null,
    image: null,
    link: null,
  };
  const page = renderToStaticMarkup(
    <Sections
      page={{
        _id: "home",
        _type: "page",
        title: "Home",
        sections: [{ ...hero, ground: "sky" }, stats, call],
      }}
      offers={new Map()}
      promotions={{ top: promotion }}
      isEditable={false}
    />,
  );

  expect(page.match(/<section data-ground="sky"/g)).toHaveLength(2);
  expect(page.indexOf("Save 25%.")).toBeGreaterThan(page.indexOf("lessons"));
});

test("a page without sections shows its title", () => {
  const page = renderToStaticMarkup(toPage("Soon", null));

  expect(headings(page)).toEqual(["h1 Soon"]);
});

const faq = { _id: "redeem", _type: "faq", question: "How?", slug: null, answer: null } as const;

const questions: Section<"questions"> = {
  _key: "asked",
  _type: "questions",
  title: "Gifts",
  questions: [{ _key: "first", faq }],
};

test("an editor's page marks its sections and the items of their lists, so that they can be dragged", async () => {
  const page = await prerenderToHtml(toPage("Gifts", [questions, shelf], true));

  expect(Array.from(page.matchAll(/path=([^;"]+)/g), ([, path]) => path)).toEqual([
    "sections",
    "sections:asked",
    "sections:asked.items:first",
    "sections:kids",
    "sections:kids.courses",
    "sections:kids.courses:level-1a",
  ]);
});

test("the questions of a subject, which aren't in a list, can't be dragged", async () => {
  const bySubject = { ...questions, questions: [{ _key: null, faq }] };
  const page = await prerenderToHtml(toPage("Gifts", [bySubject], true));

  expect(page).toContain("path=sections:asked;");
  expect(page).not.toContain("items");
});

test("a section that was just added is an empty box on an editor's page, which the stylesheet fills", async () => {
  const page = await prerenderToHtml(toPage("Soon", [{ ...call, title: null, link: null }], true));

  expect(page).toMatch(/path=sections:call;[^>]*><\/div>/);
});

test("the public's page marks nothing", () => {
  expect(render(questions, shelf)).not.toContain("data-sanity");
});
