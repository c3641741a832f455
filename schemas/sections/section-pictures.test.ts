import { expect, test } from "vitest";
import { toSectionPicture } from "./section-pictures.ts";
import { sectionTypes } from "./section-types.ts";
import { sectionGroups } from "./section-groups.ts";

test.each(sectionTypes.map(({ name }) => name))(
  "the menu that adds a section has a picture of %s",
  (name) => {
    expect(toSectionPicture(name)).toMatch(/^data:image\/svg\+xml,/);
  },
);

test("every section is in one group of the menu", () => {
  expect(sectionGroups.flatMap(({ of }) => of).toSorted()).toEqual(
    sectionTypes.map(({ name }) => name).toSorted(),
  );
});
