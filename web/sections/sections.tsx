import type { Page, Section } from "#lib/content-types.ts";
import type { Offers } from "#lib/offer.ts";
import { CallToAction } from "#sections/call-to-action/call-to-action.tsx";
import { CourseShelf } from "#sections/course-shelf/course-shelf.tsx";
import { Figures } from "#sections/figures/figures.tsx";
import { Hero } from "#sections/hero/hero.tsx";
import { Instructors } from "#sections/instructors/instructors.tsx";
import { Steps } from "#sections/steps/steps.tsx";

export interface SectionsProps {
  sections: Page["sections"];
  offers: Offers;
}

/** The parts of a page, as the editor ordered them. */
export function Sections({ sections, offers }: SectionsProps) {
  return sections?.map((section) => <OneSection key={section._key} section={section} offers={offers} />);
}

function OneSection({ section, offers }: { section: Section; offers: Offers }) {
  switch (section._type) {
    case "hero":
      return <Hero section={section} />;
    case "courseShelf":
      return <CourseShelf section={section} offers={offers} />;
    case "instructors":
      return <Instructors section={section} />;
    case "figures":
      return <Figures section={section} />;
    case "steps":
      return <Steps section={section} />;
    case "callToAction":
      return <CallToAction section={section} />;
    default:
      // A section that was published before this version of the site knows it.
      return null;
  }
}
