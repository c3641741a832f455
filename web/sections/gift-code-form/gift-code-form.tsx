import { stegaClean } from "@sanity/client/stega";
import type { Section } from "#content/content-types.ts";
import { GiftCodeForm as Form } from "#features/gifts/gift-code-form.tsx";
import { Band } from "#ui/band.tsx";
import { SectionHead } from "#ui/section-head.tsx";

export interface GiftCodeFormProps {
  section: Section<"giftCodeForm">;
}

/**
 * The form under a heading, with the anchor `redeem`. It's on paper, where every card stands out. It needs the support address, which it shows
 * when it fails.
 */
export function GiftCodeForm({ section: { _key, title, text, supportEmail } }: GiftCodeFormProps) {
  if (!supportEmail) return null;
  return (
    <Band id="redeem" aria-labelledby={`${_key}-title`}>
      <SectionHead title={title} text={text} id={`${_key}-title`} />
      <div>
        <Form supportEmail={stegaClean(supportEmail)} />
      </div>
    </Band>
  );
}
