import { Fragment, type ReactNode } from "react";
import { Shelf } from "#features/interests/shelf.client.tsx";
import { createEditAttribute, type EditAttribute } from "#features/preview/edit-attribute.ts";
import { SortableSections } from "#features/preview/sortable-sections.client.tsx";
import type { PagePromotions } from "#features/promotions/find-promotions.ts";
import { PromotionBanner } from "#features/promotions/promotion-banner.tsx";
import type { Page, Section } from "#content/content-types.ts";
import type { Audience } from "#lib/interests.ts";
import type { Offers } from "#commerce/offer.ts";
import { BookShelf } from "#sections/book-shelf/book-shelf.tsx";
import { CallToAction } from "#sections/call-to-action/call-to-action.tsx";
import { CourseComparison } from "#sections/course-comparison/course-comparison.tsx";
import { CourseShelf } from "#sections/course-shelf/course-shelf.tsx";
import { EmailSignup } from "#sections/email-signup/email-signup.tsx";
import { Stats } from "#sections/stats/stats.tsx";
import { Film } from "#sections/film/film.tsx";
import { GiftCards } from "#sections/gift-cards/gift-cards.tsx";
import { GiftCodeForm } from "#sections/gift-code-form/gift-code-form.tsx";
import { GiftShelf } from "#sections/gift-shelf/gift-shelf.tsx";
import { Hero } from "#sections/hero/hero.tsx";
import { Instructors } from "#sections/instructors/instructors.tsx";
import { LessonShelf } from "#sections/lesson-shelf/lesson-shelf.tsx";
import { PageTitle } from "#sections/page-title.tsx";
import { PictureAndText } from "#sections/picture-and-text/picture-and-text.tsx";
import { Prose } from "#sections/prose/prose.tsx";
import { Questions } from "#sections/questions/questions.tsx";
import { isOpeningForm, RequestForm } from "#sections/request-form/request-form.tsx";
import { Steps } from "#sections/steps/steps.tsx";
import { Testimonials } from "#sections/testimonials/testimonials.tsx";

export interface SectionsProps {
  page: Pick<Page, "_id" | "_type" | "title" | "sections">;
  offers: Offers;
  /** Whether an editor sees the draft in the Studio, and can drag its sections. */
  isEditable: boolean;
  promotions?: PagePromotions;
}

/**
 * A page's sections in the editor's order, with promotions between them. Course shelves that follow each other are in the order of
 * the visitor's interests. A page that doesn't start with a hero or a form shows its own title.
 */
export function Sections({ page, offers, promotions, isEditable }: SectionsProps) {
  const { _id, _type, title, sections } = page;
  const [first] = sections ?? [];
  const opening = first && canOpenPage(first) ? first : null;
  // The numbers below a hero belong to it.
  const topIndex = sections?.[1]?._type === "stats" ? 1 : 0;
  const middle = Math.ceil((sections?.length ?? 0) / 2);
  const attribute = isEditable ? createEditAttribute({ id: _id, type: _type, path: "sections" }) : undefined;
  const rendered = (sections ?? []).map((section, index) => ({
    type: section._type,
    key: section._key,
    audience: toAudience(section),
    content: (
      <>
        {index === middle && promotions?.middle && <PromotionBanner promotion={promotions.middle} />}
        <EditableBox attribute={attribute?.([{ _key: section._key }])}>
          {!(attribute && isBlank(section)) && (
            <OneSection
              section={section}
              offers={offers}
              opensPage={section === opening}
              previous={sections?.[index - 1]}
              attribute={attribute?.scope([{ _key: section._key }])}
            />
          )}
        </EditableBox>
        {index === topIndex && promotions?.top && <PromotionBanner promotion={promotions.top} />}
      </>
    ),
  }));
  return (
    <>
      {!opening && <PageTitle>{title}</PageTitle>}
      {attribute ? (
        <SortableSections pageId={_id} sections={rendered} attribute={attribute.toString()} />
      ) : (
        toRuns(rendered).map((run) => {
          const [only] = run;
          if (run.length > 1) return <Shelf as="div" items={run} key={only?.key} />;
          return <Fragment key={only?.key}>{only?.content}</Fragment>;
        })
      )}
    </>
  );
}

/** Whether an editor has just added a section. Its box stays empty, and says so (`sorted-sections.module.css`). */
const isBlank = ({ _type, _key, ...fields }: Section): boolean =>
  Object.values(fields).every((value) => value === null || (Array.isArray(value) && value.length === 0));

/** Whether a section that comes first gives the page its heading. */
function canOpenPage(section: Section): boolean {
  switch (section._type) {
    case "hero":
      return Boolean(section.title);
    case "requestForm":
      return isOpeningForm(section);
    case "giftCodeForm":
      return Boolean(section.title);
    default:
      return false;
  }
}

/** A box that an editor can click on and drag. The public's pages have no box. */
function EditableBox({ attribute, children }: { attribute: string | undefined; children: ReactNode }) {
  return attribute ? <div data-sanity={attribute}>{children}</div> : children;
}

interface RenderedSection {
  type: Section["_type"];
  key: string;
  audience: Audience;
  content: ReactNode;
}

/** Sections, with shelves of courses that follow each other together, so that the visitor's interests can order them. */
function toRuns(sections: readonly RenderedSection[]): RenderedSection[][] {
  const runs: RenderedSection[][] = [];
  for (const section of sections) {
    const run = runs.at(-1);
    if (section.type === "courseShelf" && run?.[0]?.type === "courseShelf") run.push(section);
    else runs.push([section]);
  }
  return runs;
}

/** A shelf is for kids if all its courses are. */
function toAudience(section: Section): Audience {
  const courses = section._type === "courseShelf" ? (section.courses ?? []) : [];
  return courses.length > 0 && courses.every(({ course }) => course?.audience === "kids") ? "kids" : null;
}

interface OneSectionProps {
  section: Section;
  offers: Offers;
  opensPage: boolean;
  previous: Section | undefined;
  attribute: EditAttribute | undefined;
}

function OneSection({ section, offers, opensPage, previous, attribute }: OneSectionProps) {
  switch (section._type) {
    case "hero":
      return <Hero section={section} opensPage={opensPage} />;
    case "prose":
      return <Prose section={section} />;
    case "pictureAndText":
      return <PictureAndText section={section} />;
    case "film":
      return <Film section={section} />;
    case "courseShelf":
      return <CourseShelf section={section} offers={offers} attribute={attribute} />;
    case "courseComparison":
      return <CourseComparison section={section} offers={offers} />;
    case "giftShelf":
      return <GiftShelf section={section} offers={offers} />;
    case "giftCards":
      return <GiftCards section={section} />;
    case "bookShelf":
      return <BookShelf section={section} offers={offers} />;
    case "lessonShelf":
      return <LessonShelf section={section} />;
    case "instructors":
      return <Instructors section={section} />;
    case "stats":
      return <Stats section={section} ground={previous?._type === "hero" ? previous.ground : null} />;
    case "steps":
      return <Steps section={section} />;
    case "testimonials":
      return <Testimonials section={section} />;
    case "questions":
      return <Questions section={section} attribute={attribute} />;
    case "emailSignup":
      return <EmailSignup section={section} />;
    case "requestForm":
      return <RequestForm section={section} offers={offers} opensPage={opensPage} />;
    case "giftCodeForm":
      return <GiftCodeForm section={section} opensPage={opensPage} />;
    case "callToAction":
      return <CallToAction section={section} />;
    default:
      // The section was published by a newer version.
      return null;
  }
}
