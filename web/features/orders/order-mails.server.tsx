import "server-only";
import { MailLayout, type ShopContact } from "#features/mail/mail-layout.tsx";
import { MailButton, MailHeading, MailText } from "#features/mail/mail-parts.tsx";
import { renderMail } from "#features/mail/render-mail.server.ts";
import type { OrderMail } from "./orders.ts";

/** The mail to a buyer of courses, with the link to the order's status page. */
export const createOrderMail =
  (shop: ShopContact) =>
  ({ to, orderName, items, hasGiftForDay, statusUrl }: OrderMail) =>
    renderMail({
      to,
      subject: `Your courses from order ${orderName}`,
      content: (
        <MailLayout
          shop={shop}
          preview="See who gets what, and fix a mistyped address."
          reason={`You’re getting this email because you bought courses at ${shop.name} (order ${orderName}).`}
        >
          <MailHeading>Thanks for your order</MailHeading>
          <MailText>Your courses:</MailText>
          <ul style={{ margin: "0 0 20px", paddingLeft: 24 }}>
            {items.map((item, index) => (
              // Lines may repeat, and never move.
              // oxlint-disable-next-line react/no-array-index-key
              <li key={index}>{item}</li>
            ))}
          </ul>
          <MailText>
            Each learner gets an email with a link to their course.{" "}
            {hasGiftForDay && "A gift with a day goes out on the day you chose. "}
            Your order page shows what was delivered and to whom. If you mistyped an address, you can fix it
            there.
          </MailText>
          <MailButton href={statusUrl}>See your order</MailButton>
          <MailText>Anyone with this link can see your order, so don’t share it.</MailText>
        </MailLayout>
      ),
    });
