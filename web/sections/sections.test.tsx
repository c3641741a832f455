import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { Sections } from "#sections/sections.tsx";
import type { Section } from "#lib/content-types.ts";

const call: Section<"callToAction"> = {
  _key: "call",
  _type: "callToAction",
  title: "Begin at the beginning.",
  text: null,
  link: { label: "See Level 1A", href: "/courses/level-1a-online-asl-course" },
};

function render(...sections: Section[]): string {
  return renderToStaticMarkup(<Sections sections={sections} offers={new Map()} />);
}

test("sections stand in the editor's order", () => {
  const page = render({ ...call, _key: "one", title: "First" }, { ...call, _key: "two", title: "Second" });

  expect(page.indexOf("First")).toBeLessThan(page.indexOf("Second"));
});

test("a section this version does not know renders nothing", () => {
  // What a newer Studio may publish; the types end where this version's schema does.
  const unknown = { ...call, _type: "hologram" } as unknown as Section;

  expect(render(unknown)).toBe("");
});

test("a shelf keeps its anchor and skips a course that was deleted", () => {
  // A reference that leads nowhere comes back as null, whatever the types say.
  const courses = [null] as unknown as Section<"courseShelf">["courses"];
  const page = render({
    _key: "kids",
    _type: "courseShelf",
    anchor: "Kids",
    title: "For kids",
    text: null,
    courses,
  });

  expect(page).toContain('<section id="Kids"');
  expect(page).not.toContain("<article");
});

test("a page without sections is empty", () => {
  expect(renderToStaticMarkup(<Sections sections={null} offers={new Map()} />)).toBe("");
});
