import { stegaClean } from "@sanity/client/stega";
import type { Offers } from "#commerce/offer.ts";
import type { Section } from "#content/content-types.ts";
import { toClassroomPrices } from "#features/requests/to-classroom-prices.ts";
import { RequestForm as Form } from "#features/requests/request-form.tsx";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";

export interface RequestFormProps {
  section: Section<"requestForm">;
  offers: Offers;
}

/**
 * A form under a heading, with its kind as the anchor. It's left out without a support address, because nobody would get the requests, and
 * for a class without courses.
 */
export function RequestForm({ section, offers }: RequestFormProps) {
  const { _key, form, title, text, supportEmail, classroomPricing } = section;
  const kind = stegaClean(form);
  if (!kind || !supportEmail) return null;
  const classroom = kind === "classroom-pricing" ? toClassroomPrices(classroomPricing, offers) : null;
  if (classroom?.courses.length === 0) return null;
  return (
    <Band id={kind} ground="sand" aria-labelledby={`${_key}-title`}>
      <SectionHead title={title} text={text} id={`${_key}-title`} />
      <div>
        <Form kind={kind} supportEmail={stegaClean(supportEmail)} classroom={classroom} />
      </div>
    </Band>
  );
}
