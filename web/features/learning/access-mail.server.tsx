import "server-only";
import { formatDay } from "#lib/format-day.ts";
import { MailLayout, type ShopContact } from "#features/mail/mail-layout.tsx";
import { MailButton, MailHeading, MailText } from "#features/mail/mail-parts.tsx";
import { renderMail } from "#features/mail/render-mail.server.ts";
import type { AccessMail } from "./deliveries.ts";

/** The mail that tells a learner where to start. It repeats nothing but their name, which a buyer may have typed. */
export const createAccessMail =
  (readShop: () => Promise<ShopContact>) =>
  async ({ to, learner, courseTitle, learningUrl, expiresAt, seats }: AccessMail & { to: string }) => {
    const shop = await readShop();
    return renderMail({
      to,
      subject: `Your ASL course is open: ${courseTitle}`,
      content: (
        <MailLayout
          shop={shop}
          preview="Here’s how to get in. Start whenever you like."
          reason={`You’re getting this email because someone, probably you, bought or redeemed an ASL course for this address at ${shop.name}.`}
        >
          <MailHeading>{courseTitle} is open for you</MailHeading>
          <MailText>
            {learner.first === "" ? (
              "Hi,"
            ) : (
              <>
                Hi <bdi>{learner.first}</bdi>,
              </>
            )}
          </MailText>
          <MailText>
            Your course is ready on our learning site. Sign in with this email address. You have access until{" "}
            {formatDay(expiresAt)}.
          </MailText>
          <MailButton href={learningUrl}>Go to the course</MailButton>
          {seats && (
            <>
              <MailText>
                {seats.count} seats of this course are under your email address. Give each one to a student on
                your order’s page, and they’ll get an email like this. Anyone who has the link to that page
                can see your order, so don’t share it.
              </MailText>
              <MailButton href={seats.orderUrl}>Name your students</MailButton>
            </>
          )}
        </MailLayout>
      ),
    });
  };
