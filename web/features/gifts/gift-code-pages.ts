import { giftCardDesigns } from "#features/cart/gifts/gift-card-designs.ts";
import { escapeHtml } from "#lib/escape-html.ts";
import { answerFormPage, type FormError } from "#lib/form-page.ts";
import { answerPlainPage } from "#lib/plain-page.ts";
import {
  codeButton,
  codeHint,
  codeLabel,
  learnerHint,
  learnerTitle,
  redeemButton,
  toLaterText,
  toOpenText,
} from "./gift-code-texts.ts";
import type { ShownGift } from "./shown-gift.ts";

// The steps without JavaScript.

interface CodeForm {
  status: number;
  values: Readonly<Record<string, string>>;
  errors: readonly FormError[];
}

/** The code's form with what was typed and its errors. */
export const answerCodeForm = ({ status, values: { code = "" }, errors }: CodeForm) =>
  answerFormPage({
    status,
    title: "Please check your code",
    action: "/api/gifts/codes",
    fields: [{ name: "code", label: codeLabel, hint: codeHint }],
    values: { code },
    errors,
    button: codeButton,
    footer: `<p><a href="/contact-us">Get help with a code</a></p>`,
  });

interface LearnerForm extends Partial<CodeForm> {
  gift: ShownGift;
  values: Readonly<Record<string, string>>;
}

/** The gift's card, and the form for its learner. */
export function answerLearnerForm({ gift, status = 200, values, errors = [] }: LearnerForm): Response {
  const { code = "", first_name = "", last_name = "", email = "" } = values;
  return answerFormPage({
    status,
    title: status === 422 ? "Please check what you entered" : "Here’s your gift",
    intro: `${toCard(gift)}<h2>${learnerTitle}</h2><p>${learnerHint}</p>`,
    action: "/api/gifts/redemptions",
    fields: [
      { name: "first_name", label: "First name", autocomplete: "given-name" },
      { name: "last_name", label: "Last name", autocomplete: "family-name" },
      { name: "email", label: "Email", type: "email", autocomplete: "email" },
    ],
    values: { code, first_name, last_name, email },
    errors,
    button: redeemButton,
  });
}

const toCard = ({ courseTitle, message, from, template }: ShownGift) => `<blockquote>
<p><strong>${giftCardDesigns[template].greeting}</strong></p>
${message && `<p dir="auto">${escapeHtml(message).replaceAll("\n", "<br>")}</p>`}
${from && `<p dir="auto">${escapeHtml(from)}</p>`}
<p>${escapeHtml(courseTitle)}</p></blockquote>`;

interface Redeemed {
  courseTitle: string;
  /** Null if the learning platform hasn't responded yet. */
  learningUrl: string | null;
  email: string;
}

/** What happens next. */
export const answerRedeemed = ({ courseTitle, learningUrl, email }: Redeemed) =>
  answerPlainPage({
    status: 200,
    title: learningUrl ? `${escapeHtml(courseTitle)} is open` : "Your gift is redeemed",
    body: learningUrl
      ? `<p>${escapeHtml(toOpenText(email))}</p><p><a href="${escapeHtml(learningUrl)}">Go to the course</a></p>`
      : `<p>${escapeHtml(toLaterText(email))}</p><p><a href="/">Go to the shop</a></p>`,
  });
