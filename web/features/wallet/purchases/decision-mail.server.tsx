import "server-only";
import { MailLayout, type ShopContact } from "#features/mail/mail-layout.tsx";
import { MailButton, MailFacts, MailHeading, MailText } from "#features/mail/mail-parts.tsx";
import { renderMail } from "#features/mail/render-mail.server.ts";
import type { Mail } from "#outbox/mail.ts";
import { formatCents } from "#commerce/money.ts";
import { describePurchase } from "./describe-purchase.ts";
import { toPurchasePath } from "./purchase-path.ts";
import type { WalletPurchase } from "./wallet-purchase.ts";

interface DecisionMail {
  shop: ShopContact;
  purchase: WalletPurchase;
  decision: "approved" | "declined";
}

/** Tells the person who checked out what their school decided. */
export async function createDecisionMail({ shop, purchase, decision }: DecisionMail): Promise<Mail> {
  const { id, totalCents, details } = purchase;
  const { school, email } = details.shopper;
  const { text } = describePurchase(decision, school);
  return renderMail({
    to: email,
    // A header, so it contains nothing that somebody else wrote.
    subject: decision === "approved" ? `Your order ${id} is approved` : `Your order ${id} was declined`,
    content: (
      <MailLayout
        shop={shop}
        preview={text}
        reason={`You’re getting this email because you checked out at ${shop.name} with ClassWallet.`}
      >
        <MailHeading>
          {decision === "approved" ? "Your school approved your order" : "Your school declined your order"}
        </MailHeading>
        <MailText>{text}</MailText>
        <MailFacts
          facts={[
            { label: "Order", value: id },
            { label: "School", value: school },
            { label: "Total", value: formatCents(totalCents, "USD") },
          ]}
        />
        <MailButton href={shop.siteUrl + toPurchasePath(id)}>See the order</MailButton>
      </MailLayout>
    ),
  });
}
