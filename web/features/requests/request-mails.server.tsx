import "server-only";
import { MailLayout, type ShopContact } from "#features/mail/mail-layout.tsx";
import { MailButton, MailFacts, MailHeading, MailText } from "#features/mail/mail-parts.tsx";
import { renderMail } from "#features/mail/render-mail.server.ts";
import { formatCents } from "#commerce/money.ts";
import { countOf } from "#lib/count-of.ts";
import { formatDay } from "#lib/format-day.ts";
import { listAnswers, requestNames } from "./describe-request.ts";
import type { Quote } from "./quote.ts";
import { quoteLaterText, requestTexts } from "./request-texts.ts";
import type { RequestMails } from "./requests.ts";

/**
 * The mails about a request. The one to the person repeats nothing that was typed. Otherwise, anyone could make the shop send their words
 * to any address.
 */
export const createRequestMails = (shop: ShopContact): RequestMails => ({
  receipt: async ({ kind, email, reference, quote, quoteUrl }) => {
    const { doneTitle, next } = requestTexts[kind];
    return renderMail({
      to: email,
      subject: quote ? `Your quote from ${shop.name} (${reference})` : `${doneTitle} (${reference})`,
      content: (
        <MailLayout
          shop={shop}
          preview={next}
          reason={`You’re getting this email because someone, probably you, filled out a form at ${shop.name} with this address. If it wasn’t you, you can ignore it.`}
        >
          <MailHeading>{quote ? "Your quote is ready" : doneTitle}</MailHeading>
          {quote && quoteUrl && <QuotePart quote={quote} quoteUrl={quoteUrl} />}
          {kind === "classroom-pricing" && !quote && <MailText>{quoteLaterText}</MailText>}
          <MailText>{next}</MailText>
          <MailText>Your reference number is {reference}. Please include it when you write to us.</MailText>
        </MailLayout>
      ),
    });
  },

  notice: async ({ kind, email, reference, answers, quote, quoteUrl, seats }) => {
    const mail = await renderMail({
      to: shop.supportEmail,
      // A header, so it contains nothing that was typed.
      subject: `${requestNames[kind]} ${reference}`,
      content: (
        <MailLayout
          shop={shop}
          preview={`${requestNames[kind]}: someone’s waiting for a reply.`}
          reason="You’re getting this email because requests go to the support address in the site settings. Reply to it, and your answer goes to the person who asked."
        >
          <MailHeading>
            {requestNames[kind]} {reference}
          </MailHeading>
          <MailFacts facts={listAnswers({ kind, answers })} />
          {quote && quoteUrl && <QuotePart quote={quote} quoteUrl={quoteUrl} />}
          {kind === "classroom-pricing" && !quote && (
            <>
              <MailText>
                No quote was made because a price couldn’t be loaded, or a course is no longer offered. Please
                send one yourself.
              </MailText>
              <MailFacts
                facts={Array.from(seats, ([handle, count]) => ({
                  label: handle,
                  value: countOf(count, "seat"),
                }))}
              />
            </>
          )}
        </MailLayout>
      ),
    });
    return { ...mail, headers: { "Reply-To": email } };
  },
});

function QuotePart({ quote, quoteUrl }: { quote: Quote; quoteUrl: string }) {
  const { lines, currency, percent, total, validUntil } = quote;
  return (
    <>
      <MailFacts
        facts={[
          ...lines.map((line) => ({
            label: line.title,
            value: `${countOf(line.seats, "seat")} at ${formatCents(line.each, currency)}: ${formatCents(line.total, currency)}`,
          })),
          ...(percent > 0 ? [{ label: "Classroom discount", value: `${percent}% off, included` }] : []),
          { label: "Total before tax", value: formatCents(total, currency) },
          { label: "Good until", value: formatDay(validUntil) },
        ]}
      />
      <MailButton href={quoteUrl}>Open the quote (PDF)</MailButton>
    </>
  );
}
