import "server-only";
import type { ShopContact } from "#features/mail/mail-layout.tsx";
import { formatDay } from "#lib/format-day.ts";
import type { Quote } from "./quote.ts";
import { drawQuotePdf } from "./quote-pdf.server.ts";
import { answerNoQuote, answerQuoteExpired } from "./request-pages.ts";

interface AnsweredQuote {
  found: { reference: string; quote: Quote } | null;
  shop: ShopContact;
  now: number;
}

/** Returns the PDF, 410 once the quote has expired, or 404 if there's none. */
export async function answerQuote({ found, shop, now }: AnsweredQuote): Promise<Response> {
  if (!found) return answerNoQuote();
  const { quote, reference } = found;
  if (now >= quote.validUntil) return answerQuoteExpired(formatDay(quote.validUntil));
  const pdf = await drawQuotePdf({ quote, reference, shop });
  return new Response(new Uint8Array(pdf), {
    headers: {
      "content-type": "application/pdf",
      "content-disposition": `inline; filename="quote-${reference}.pdf"`,
      "cache-control": "private, no-store",
      "referrer-policy": "no-referrer",
      "x-robots-tag": "noindex",
    },
  });
}
