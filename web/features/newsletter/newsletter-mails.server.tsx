import "server-only";
import { MailLayout, type ShopContact } from "#features/mail/mail-layout.tsx";
import { MailButton, MailHeading, MailText } from "#features/mail/mail-parts.tsx";
import { renderMail } from "#features/mail/render-mail.server.ts";
import type { NewsletterMails } from "#providers/newsletter/embedded-newsletter.ts";

/** The newsletter's mails. */
export const createNewsletterMails = (shop: ShopContact): NewsletterMails => ({
  // Without the name, because anybody could have typed it into a form, and a whole sentence fits.
  confirmation: ({ email, confirmUrl }) =>
    renderMail({
      to: email,
      subject: `Confirm your subscription to ${shop.name}`,
      content: (
        <MailLayout
          shop={shop}
          preview="One more click, and you’re on our list."
          reason={`You’re getting this email because someone, probably you, signed up ${email} at ${shop.name}. If it wasn’t you, you don’t need to do anything, and you won’t hear from us again.`}
        >
          <MailHeading>One more click, and you’re on our list</MailHeading>
          <MailText>
            Please confirm that you’d like our emails about new lessons, courses, and books, with a discount
            now and then. The link works for seven days.
          </MailText>
          <MailButton href={confirmUrl}>Confirm my subscription</MailButton>
        </MailLayout>
      ),
    }),

  welcome: ({ email, firstName, unsubscribeUrl }) =>
    renderMail({
      to: email,
      subject: `Welcome to ${shop.name}`,
      content: (
        <MailLayout
          shop={shop}
          preview="You’re on our list. Here’s something to start with."
          reason={
            <>
              You’re getting this email because you subscribed to our newsletter.{" "}
              <a className="link" href={unsubscribeUrl} style={{ color: "inherit" }}>
                Unsubscribe
              </a>
            </>
          }
        >
          <MailHeading>
            Welcome, <bdi>{firstName}</bdi>!
          </MailHeading>
          <MailText>You’re on our list. We’ll only write when there’s something new.</MailText>
          <MailText>Want to start signing today? Our free lessons take five minutes each.</MailText>
          <MailButton href={`${shop.siteUrl}/free-lessons/asl-level-1`}>Start a free lesson</MailButton>
        </MailLayout>
      ),
    }),
});
