import type { Gifts } from "#features/gifts/gifts.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { toFailureMessage } from "#lib/failure-message.ts";
import { escapeHtml } from "#lib/escape-html.ts";
import { answerErrors, toTexts } from "#lib/form-response.ts";
import { answerPlainPage } from "#lib/plain-page.ts";
import { readSubmission } from "#lib/read-submission.ts";
import { toChangedPath } from "./order-change.ts";
import { answerNoOrder } from "./order-pages.ts";
import type { Orders } from "./orders.ts";

export interface ResendServices {
  orders: Orders;
  gifts: Gifts;
  supportEmail: string;
  /** Logs an error, never with personal data. */
  log: (message: string, error: unknown) => void;
}

/**
 * Handles `POST /api/orders/resends` with `token` and `item`: mails a gift's card again, to the address it has. It redirects to the order's
 * page, which says that the card is on its way. A 409 says why it isn't.
 */
export async function handleResend(request: Request, services: ResendServices): Promise<Response> {
  if (isCrossSite(request)) return answerErrors(403, [{ message: "Send this form from our site." }]);
  const read = await readSubmission(request);
  if ("refusal" in read) return read.refusal;
  const { token = "", item = "" } = toTexts(read.fields);
  const order = services.orders.findByToken(token);
  if (!order) return answerNoOrder();
  const refuse = (status: number, message: string) =>
    answerPlainPage({
      status,
      title: "We didn’t send the card again",
      body: `<p>${escapeHtml(message)}</p><p><a href="/orders/${escapeHtml(token)}">Back to your order</a></p>`,
    });
  const gift = services.gifts.ofOrder(order.id).find(({ id }) => id === item);
  if (!gift) return refuse(409, "This gift isn’t part of your order.");
  try {
    if (!(await services.gifts.resend(gift, order.name)))
      return refuse(
        409,
        "It’s on its way already, was redeemed, or has been sent a few times. If it doesn’t arrive, please write to us.",
      );
    const location = toChangedPath(token, { kind: "resent", item: gift.id });
    return new Response(null, { status: 303, headers: { location } });
  } catch (error) {
    services.log("Error sending a gift’s card again", error);
    return refuse(503, toFailureMessage(services.supportEmail));
  }
}
