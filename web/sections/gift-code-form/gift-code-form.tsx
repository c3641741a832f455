import { stegaClean } from "@sanity/client/stega";
import type { Section } from "#content/content-types.ts";
import { GiftCodeForm as Form } from "#features/gifts/gift-code-form.tsx";
import { FormSection, UnavailableForm } from "#sections/form-section.tsx";

export interface GiftCodeFormProps {
  section: Section<"giftCodeForm">;
  /** True for a page's first section, whose title is the page's. */
  opensPage: boolean;
}

/** The form with the anchor `redeem`. It's on paper, where every card stands out. */
export function GiftCodeForm({ section, opensPage }: GiftCodeFormProps) {
  const { _key, title, text, image, supportEmail } = section;
  return (
    <FormSection
      id="redeem"
      titleId={`${_key}-title`}
      title={title}
      text={text}
      image={image}
      opensPage={opensPage}
      ground="paper"
    >
      {supportEmail ? <Form supportEmail={stegaClean(supportEmail)} /> : <UnavailableForm />}
    </FormSection>
  );
}
