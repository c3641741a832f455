import { z } from "zod";
import type { Gifts } from "#features/gifts/gifts.ts";
import type { Deliveries, MoveResult } from "#features/learning/deliveries.ts";
import type { Delivery } from "#features/learning/delivery-rows.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { escapeHtml } from "#lib/escape-html.ts";
import { toFailureMessage } from "#lib/failure-message.ts";
import { answerFormPage, type FormError, type FormPageField } from "#lib/form-page.ts";
import { answerErrors, toTexts } from "#lib/form-response.ts";
import { normalizeEmail } from "#lib/normalize-email.ts";
import { requiredEmailSchema, toRequiredName } from "#lib/person.ts";
import { readSubmission } from "#lib/read-submission.ts";
import { toFormErrors } from "#lib/to-form-errors.ts";
import { toChangedPath } from "./order-change.ts";
import { answerNoOrder } from "./order-pages.ts";
import type { StoredOrder } from "./order-rows.ts";
import type { Orders } from "./orders.ts";

export interface CorrectionServices {
  orders: Orders;
  gifts: Gifts;
  deliveries: Deliveries;
  supportEmail: string;
  /** Logs an error, never with personal data. */
  log: (message: string, error: unknown) => void;
}

const giftSchema = z.object({ email: requiredEmailSchema });
const seatSchema = giftSchema.extend({
  first_name: toRequiredName("Please enter their first name"),
  last_name: toRequiredName("Please enter their last name"),
});

const emailField: FormPageField = { name: "email", label: "Email", type: "email" };
const nameFields: readonly FormPageField[] = [
  { name: "first_name", label: "First name" },
  { name: "last_name", label: "Last name" },
];

const sameAddress = "This is the address it has now";
const hasSeat = "This email address has a seat in this course already";

/** What a correction that came too late says. */
const refusals: Readonly<Record<Exclude<MoveResult, "moved" | "has-seat">, string>> = {
  unknown: "This isn’t part of your order.",
  "already-corrected": "This was changed once already. Please write to us if it’s still wrong.",
  refunded: "This was refunded, so its course isn’t open anymore.",
  started: "Someone has already started this course, so it can’t be moved anymore. Please write to us.",
};
const allGiven = "All of these seats have been given to someone. Go back to your order to see who has them.";
const redeemed = "This gift was redeemed, or has expired, so its address can’t be changed anymore.";

/**
 * Handles `POST /api/orders/corrections` with `token`, `item`, and the right person: moves a seat's course, or mails a gift's card again with
 * another code. With `seats=any`, the item stands for all of the buyer's seats in its course, because the page may not know yet that it
 * was given away. It redirects to the order's page, which says what changed. A 422 names each invalid field, and a 409 says why it's too late.
 */
export async function handleCorrection(request: Request, services: CorrectionServices): Promise<Response> {
  if (isCrossSite(request)) return answerErrors(403, [{ message: "Send this form from our site." }]);
  const read = await readSubmission(request);
  if ("refusal" in read) return read.refusal;
  const { token = "", item = "", ...values } = toTexts(read.fields);
  const order = services.orders.findByToken(token);
  if (!order) return answerNoOrder();
  const refuse = (status: number, errors: readonly FormError[]) =>
    answerCorrectionForm({ status, token, item, values, errors, isGift: isGift(order, item, services) });
  try {
    const corrected = await correct(order, item, values, services);
    if (typeof corrected !== "string")
      return refuse(corrected.some(({ field }) => field) ? 422 : 409, corrected);
    const location = toChangedPath(token, { kind: "corrected", item: corrected });
    return new Response(null, { status: 303, headers: { location } });
  } catch (error) {
    services.log("Error correcting an address", error);
    return refuse(503, [{ message: toFailureMessage(services.supportEmail) }]);
  }
}

const isGift = ({ id }: StoredOrder, item: string, { gifts }: CorrectionServices) =>
  gifts.ofOrder(id).some((gift) => gift.id === item);

/** Returns the id of what was corrected, or what's wrong. */
async function correct(
  order: StoredOrder,
  item: string,
  values: Readonly<Record<string, string>>,
  { gifts, deliveries }: CorrectionServices,
): Promise<string | readonly FormError[]> {
  const gift = gifts.ofOrder(order.id).find(({ id }) => id === item);
  if (gift) {
    const parsed = giftSchema.safeParse(values);
    if (!parsed.success) return toFormErrors(parsed.error.issues);
    const { email } = parsed.data;
    if (isSame(email, gift.recipient)) return [{ field: "email", message: sameAddress }];
    if (gift.correctedAt !== null) return [{ message: refusals["already-corrected"] }];
    return (await gifts.correct(gift, order.name, email)) ? item : [{ message: redeemed }];
  }
  const seats = deliveries.ofOrder(order.id).filter(({ kind }) => kind === "seat");
  const seat = seats.find(({ id }) => id === item);
  if (!seat) return [{ message: refusals.unknown }];
  const parsed = seatSchema.safeParse(values);
  if (!parsed.success) return toFormErrors(parsed.error.issues);
  const { first_name: first, last_name: last, email } = parsed.data;
  const isAny = values["seats"] === "any";
  const reasons = isAny ? { ...refusals, "already-corrected": allGiven } : refusals;
  let reason = "";
  for (const { id, learner } of isAny ? listFree(seat, seats, order) : [seat]) {
    if (isSame(email, learner.email)) return [{ field: "email", message: sameAddress }];
    const result = await deliveries.move(id, { first, last, email });
    if (result === "moved") return id;
    if (result === "has-seat") return [{ field: "email", message: hasSeat }];
    reason = reasons[result];
  }
  return [{ message: reason }];
}

/** The seats of this one's course that the buyer can still give away, this one first. Without any, it's this one, which then tells why. */
function listFree(seat: Delivery, seats: readonly Delivery[], { email }: StoredOrder): Delivery[] {
  const free = [seat, ...seats.filter(({ id }) => id !== seat.id)].filter(
    ({ productId, learner, correctedAt, refundedAt }) =>
      productId === seat.productId && learner.email === email && correctedAt === null && refundedAt === null,
  );
  return free.length > 0 ? free : [seat];
}

const isSame = (email: string, known: string | null) => normalizeEmail(email) === known;

interface CorrectionForm {
  status: number;
  token: string;
  item: string;
  values: Readonly<Record<string, string>>;
  errors: readonly FormError[];
  isGift: boolean;
}

const answerCorrectionForm = ({ status, token, item, values, errors, isGift: forGift }: CorrectionForm) =>
  answerFormPage({
    status,
    title: status === 422 ? "Please check what you entered" : "That didn’t work",
    action: "/api/orders/corrections",
    fields: forGift ? [emailField] : [...nameFields, emailField],
    values: { ...values, token, item },
    errors,
    button: "Save",
    footer: `<p><a href="/orders/${escapeHtml(token)}">Back to your order</a></p>`,
  });
