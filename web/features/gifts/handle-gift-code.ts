import { setTimeout as sleep } from "node:timers/promises";
import { z } from "zod";
import type { Deliveries } from "#features/learning/deliveries.ts";
import { isCrossSite } from "#lib/cross-site.ts";
import { toFailureMessage } from "#lib/failure-message.ts";
import { formatDay } from "#lib/format-day.ts";
import { formGuardSchema } from "#lib/form-guard.ts";
import type { FormError } from "#lib/form-page.ts";
import { answerErrors, answerJson, toTexts, wantsJson } from "#lib/form-response.ts";
import { requiredEmailSchema, toRequiredName } from "#lib/person.ts";
import { readSubmission } from "#lib/read-submission.ts";
import { toFormErrors } from "#lib/to-form-errors.ts";
import { answerCodeForm, answerLearnerForm, answerRedeemed } from "./gift-code-pages.ts";
import { codeRules, learnerRules } from "./gift-code-rules.ts";
import { codeProblems } from "./gift-code-texts.ts";
import type { Gifts } from "./gifts.ts";
import { toShownGift } from "./shown-gift.ts";

export interface GiftCodeServices {
  gifts: Gifts;
  deliveries: Deliveries;
  supportEmail: string;
  /** Logs an error, never with personal data. */
  log: (message: string, error: unknown) => void;
  /** How long each answer about a code takes at least, so that its time doesn't tell more than its words. */
  answerTimeMs: number;
  /** How long to wait for the learning platform. After that, it goes on without the visitor. */
  deliveryTimeMs: number;
}

const codeSchema = z
  .string(codeRules.code.required)
  .trim()
  .min(1, codeRules.code.required)
  .max(codeRules.code.maxLength.value, codeRules.code.maxLength.message);
const codeFormSchema = formGuardSchema.extend({ code: codeSchema });
const redemptionSchema = codeFormSchema.extend({
  first_name: toRequiredName(learnerRules.first_name.required),
  last_name: toRequiredName(learnerRules.last_name.required),
  email: requiredEmailSchema,
});

/** Handles `POST /api/gifts/codes` with `code`: shows the gift. A script gets `{ gift }`, a plain form the page with the next step. */
export const handleGiftCode = (request: Request, services: GiftCodeServices): Promise<Response> =>
  answerForm(
    { request, services, schema: codeFormSchema, form: answerCodeForm },
    async ({ code }, isScript) => {
      const gift = services.gifts.find(code);
      if (!gift) return { problem: "unknown" };
      if (gift.state !== "unredeemed") return { problem: gift.state === "expired" ? "expired" : "used" };
      const shown = toShownGift(gift);
      return isScript
        ? answerJson(200, { gift: shown })
        : answerLearnerForm({ gift: shown, values: { code } });
    },
  );

/**
 * Handles `POST /api/gifts/redemptions` with `code` and the learner: opens the course, once. A script gets `{ courseTitle, learningUrl }`, whose
 * URL is null if the learning platform doesn't respond in time.
 */
export const handleRedemption = (request: Request, services: GiftCodeServices): Promise<Response> =>
  answerForm(
    { request, services, schema: redemptionSchema, form: (page) => answerAgain(page, services) },
    async ({ code, first_name: first, last_name: last, email }, isScript) => {
      const { gifts, deliveries, deliveryTimeMs } = services;
      const timeIsUp = sleep(deliveryTimeMs, null, { ref: false });
      const accessEnd = await Promise.race([readWastedAccess(services, code, email), timeIsUp]);
      if (accessEnd !== null) return { error: { field: "email", message: toOwnedText(email, accessEnd) } };
      const redemption = gifts.redeem(code, { first, last, email });
      if (redemption.kind !== "redeemed") return { problem: redemption.kind };
      const { id, courseTitle } = redemption.gift;
      await Promise.race([deliveries.deliver(id), timeIsUp]);
      const learningUrl = deliveries.read(id)?.learningUrl ?? null;
      const done = { courseTitle, learningUrl };
      return isScript ? answerJson(200, done) : answerRedeemed({ ...done, email });
    },
  );

/**
 * When the access of a learner ends whom the code would give hardly anything; null if it may be redeemed. If the learning platform can't tell,
 * it may, because a gift shouldn't wait for an outage.
 */
async function readWastedAccess({ gifts, deliveries, log }: GiftCodeServices, code: string, email: string) {
  const gift = gifts.find(code);
  if (gift?.state !== "unredeemed") return null;
  try {
    const end = await deliveries.readLastingAccess(gift.productId, email);
    // What they have may come from this code: they pressed twice.
    return gifts.find(code)?.state === "unredeemed" ? end : null;
  } catch (error) {
    log("Error reading what a gift's learner has", error);
    return null;
  }
}

function toOwnedText(email: string, end: number): string {
  const owned = `${email} already has this course`;
  return Number.isFinite(end)
    ? `${owned} until ${formatDay(end)}. Keep the code for someone else, or redeem it closer to that day.`
    : `${owned}. Keep the code for someone else.`;
}

interface FormPage {
  status: number;
  values: Readonly<Record<string, string>>;
  errors: readonly FormError[];
}

interface GiftForm<Schema extends z.ZodType> {
  request: Request;
  services: GiftCodeServices;
  schema: Schema;
  /** The form again, for a browser without JavaScript. */
  form: (page: FormPage) => Response;
}

/** What both forms have in common. A 422 names each invalid field, a 404, 409, or 410 says what's wrong with the code. */
async function answerForm<Schema extends z.ZodType>(
  { request, services, schema, form }: GiftForm<Schema>,
  answer: (
    fields: z.infer<Schema>,
    isScript: boolean,
  ) => Promise<Response | { problem: keyof typeof codeProblems } | { error: FormError }>,
): Promise<Response> {
  if (isCrossSite(request)) return answerErrors(403, [{ message: "Send this form from our site." }]);
  const read = await readSubmission(request);
  if ("refusal" in read) return read.refusal;
  const isScript = wantsJson(request);
  const refuse = (status: number, errors: readonly FormError[]) => {
    if (isScript) return answerErrors(status, errors);
    // People don't see the honeypot, so they couldn't clear it.
    const { website: _website, ...values } = toTexts(read.fields);
    return form({ status, values, errors });
  };
  const parsed = schema.safeParse(read.fields);
  if (!parsed.success) return refuse(422, toFormErrors(parsed.error.issues));
  const wait = sleep(services.answerTimeMs);
  try {
    const answered = await answer(parsed.data, isScript);
    await wait;
    if (answered instanceof Response) return answered;
    if ("error" in answered) return refuse(422, [answered.error]);
    const { status, message } = codeProblems[answered.problem];
    return refuse(status, [{ field: "code", message }]);
  } catch (error) {
    services.log("Error reading a gift code", error);
    return refuse(503, [{ message: toFailureMessage(services.supportEmail) }]);
  }
}

/** The learner's form with the card, as long as the code opens something; otherwise the code's form. */
function answerAgain(page: FormPage, { gifts }: GiftCodeServices): Response {
  const gift = gifts.find(page.values["code"] ?? "");
  return gift?.state === "unredeemed" && !page.errors.some(({ field }) => field === "code")
    ? answerLearnerForm({ ...page, gift: toShownGift(gift) })
    : answerCodeForm(page);
}
