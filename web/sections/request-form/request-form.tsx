import { stegaClean } from "@sanity/client/stega";
import type { Offers } from "#commerce/offer.ts";
import type { Section } from "#content/content-types.ts";
import { toClassroomPrices } from "#features/requests/to-classroom-prices.ts";
import { RequestForm as Form } from "#features/requests/request-form.tsx";
import { FormSection, UnavailableForm } from "#sections/form-section.tsx";

export interface RequestFormProps {
  section: Section<"requestForm">;
  offers: Offers;
  /** True for a page's first section, whose title is the page's. */
  opensPage: boolean;
}

/** A form with its kind as the anchor. It's left out for a class without courses. */
export function RequestForm({ section, offers, opensPage }: RequestFormProps) {
  const { _key, form, title, text, image, supportEmail, classroomPricing } = section;
  const kind = stegaClean(form);
  if (!kind) return null;
  const classroom = kind === "classroom-pricing" ? toClassroomPrices(classroomPricing, offers) : null;
  if (classroom?.courses.length === 0) return null;
  return (
    <FormSection
      id={kind}
      titleId={`${_key}-title`}
      title={title}
      text={text}
      image={image}
      opensPage={opensPage}
      ground="sand"
    >
      {supportEmail ? (
        <Form kind={kind} supportEmail={stegaClean(supportEmail)} classroom={classroom} />
      ) : (
        <UnavailableForm />
      )}
    </FormSection>
  );
}

/** Whether a form can open a page: a class whose courses aren't known leaves out its form, and a page keeps its heading. */
export const isOpeningForm = ({ form, title }: Section<"requestForm">): boolean =>
  Boolean(title && form) && stegaClean(form) !== "classroom-pricing";
