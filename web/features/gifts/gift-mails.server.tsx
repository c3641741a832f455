import "server-only";
import type { Gift } from "#commerce/cart/gift.ts";
import { giftCardDesigns } from "#features/cart/gifts/gift-card-designs.ts";
import { MailLayout, type ShopContact } from "#features/mail/mail-layout.tsx";
import { MailButton, MailHeading, MailLines, MailText } from "#features/mail/mail-parts.tsx";
import { renderMail } from "#features/mail/render-mail.server.ts";
import { palette } from "#features/metadata/palette.ts";
import { giftCodePlaceholder } from "#outbox/fill-in-code.ts";
import { type GiftMail, isForBuyer } from "./gifts.ts";

/** The mail with a gift's card and its code: to the person who gets it, or to the buyer, who hands it over. */
export const createGiftMail =
  (shop: ShopContact) =>
  ({ to, orderName, courseTitle, gift }: GiftMail) => {
    const toBuyer = isForBuyer(gift);
    return renderMail({
      to,
      // A header, so it contains nothing that was typed.
      subject: toBuyer
        ? `Your gift card for ${courseTitle} from order ${orderName}`
        : `You’ve got a gift: an ASL course`,
      content: (
        <MailLayout
          shop={shop}
          preview={toBuyer ? "Print it, or forward it." : "Here’s your card, with the code for your course."}
          reason={
            toBuyer
              ? `You’re getting this email because you bought a gift at ${shop.name} (order ${orderName}).`
              : `You’re getting this email because someone bought you a gift at ${shop.name}. We won’t write to you about anything else.`
          }
        >
          <MailHeading>{toBuyer ? "Here’s your gift card" : <Given by={gift.from} />}</MailHeading>
          {toBuyer && (
            <MailText>
              Print this email, or forward it. The code works for whoever enters it first, so only share it
              with the person it’s for.
            </MailText>
          )}
          <Card gift={gift} courseTitle={courseTitle} />
          <MailText>Redeem the code whenever you’re ready. Access to the course starts on that day.</MailText>
          {/* In the fragment, which browsers send to nobody. */}
          <MailButton href={`${shop.siteUrl}/gifts/gift-code#code=${giftCodePlaceholder}`}>
            Redeem the code
          </MailButton>
        </MailLayout>
      ),
    });
  };

const Given = ({ by }: { by: Gift["from"] }) => (
  <>{by ? <bdi>{by}</bdi> : "Someone who’s thinking of you"} gave you an ASL course</>
);

function Card({ gift: { template, message, from }, courseTitle }: { gift: Gift; courseTitle: string }) {
  const { background, color } = cardColors[template];
  return (
    <div
      style={{
        margin: "0 0 24px",
        padding: "28px 24px",
        borderRadius: 6,
        backgroundColor: background,
        color,
      }}
    >
      <p style={{ margin: "0 0 12px", fontSize: 26, lineHeight: 1.15, fontWeight: 800 }}>
        {giftCardDesigns[template].greeting}
      </p>
      {message && (
        <p dir="auto" style={{ margin: "0 0 12px" }}>
          <MailLines text={message} />
        </p>
      )}
      {from && (
        <p dir="auto" style={{ margin: "0 0 12px", fontWeight: 700 }}>
          {from}
        </p>
      )}
      <p style={{ margin: "0 0 12px" }}>{courseTitle}</p>
      <p style={{ margin: 0, fontSize: 22, fontWeight: 700, letterSpacing: 1 }}>
        Your code: {giftCodePlaceholder}
      </p>
    </div>
  );
}

/** The grounds of the cards in `gift-card-designs.ts`, with text that's readable on them. */
const cardColors: Record<Gift["template"], { background: string; color: string }> = {
  Everyday: { background: palette.sand, color: palette.ink },
  Birthday: { background: palette.kids1, color: palette.ink },
  "Thank you": { background: palette.sky, color: palette.ink },
  Holidays: { background: palette.pine, color: palette.paper },
  Graduation: { background: palette.ink, color: palette.paper },
  "New baby": { background: palette.kids2, color: palette.ink },
};
