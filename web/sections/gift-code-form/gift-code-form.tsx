import { stegaClean } from "@sanity/client/stega";
import type { Section } from "#content/content-types.ts";
import { GiftCodeForm as Form } from "#features/gifts/gift-code-form.tsx";
import { FormSection } from "#sections/form-section.tsx";

export interface GiftCodeFormProps {
  section: Section<"giftCodeForm">;
  /** True for a page's first section, whose title is the page's. */
  opensPage: boolean;
}

/**
 * The form with the anchor `redeem`. It's on paper, where every card stands out. It needs the support address, which it shows when it
 * fails.
 */
export function GiftCodeForm({ section, opensPage }: GiftCodeFormProps) {
  const { _key, title, text, image, supportEmail } = section;
  if (!supportEmail) return null;
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
      <Form supportEmail={stegaClean(supportEmail)} />
    </FormSection>
  );
}
