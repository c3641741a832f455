import {
  confirmationText,
  interestsChoices,
  interestsQuestion,
  toTroubleText,
} from "#features/newsletter/signup-texts.ts";
import { answerFormPage, type FormError } from "#lib/form-page.ts";
import { escapeHtml } from "#lib/escape-html.ts";
import { answerPlainPage } from "#lib/plain-page.ts";

// The steps of the signup for a browser without JavaScript, and where the links in mails lead.

/** The form, with what was typed and what to change. */
export const answerSignupForm = (
  status: number,
  values: Readonly<Record<string, string>>,
  errors: readonly FormError[],
) =>
  answerFormPage({
    status,
    title: "Please check what you entered",
    action: "/api/newsletter/subscriptions",
    fields: [
      { name: "first_name", label: "First name", autocomplete: "given-name" },
      { name: "email", label: "Email", type: "email", autocomplete: "email" },
    ],
    values,
    errors,
    button: "Subscribe",
  });

/** The second step. */
export const answerInterestsForm = (id: string, { status = 200, errors = [] as readonly FormError[] } = {}) =>
  answerPlainPage({
    status,
    title: interestsQuestion,
    body: `<p>${confirmationText}</p>
${errors.map(({ message }) => `<p role="alert">${escapeHtml(message)}</p>`).join("")}
<form method="post" action="/api/newsletter/preferences">
<input type="hidden" name="id" value="${escapeHtml(id)}">
<fieldset><legend>${interestsQuestion}</legend>
${interestsChoices.map(toChoice).join("")}
</fieldset><button>Continue</button></form>`,
  });

const toChoice = ({ value, label }: (typeof interestsChoices)[number], index: number) =>
  `<label class="choice"><input type="radio" name="interests" value="${value}"${index === 0 ? " checked" : ""}> ${escapeHtml(label)}</label>`;

/** The last step. */
export const answerThanks = () =>
  answerPlainPage({
    status: 200,
    title: "Thanks for subscribing!",
    body: `<p>${confirmationText}</p><p><a href="/">Return to start</a></p>`,
  });

/** What a form that was sent without a script says when it failed (requirements §8.1). */
export const answerTrouble = (supportEmail: string) =>
  answerPlainPage({
    status: 503,
    title: "That didn’t work",
    body: `<p role="alert">${escapeHtml(toTroubleText(supportEmail))}</p>`,
  });

/** For a choice that comes too late. */
export const answerSignupOver = (message: string) =>
  answerPlainPage({
    status: 404,
    title: "This signup is over",
    body: `<p role="alert">${escapeHtml(message)}</p><p><a href="/">Return to start</a></p>`,
  });

/** A link's page, which does nothing until its button is pressed: mail programs open links by themselves. */
export const answerLinkForm = ({ title, text, button }: Record<"title" | "text" | "button", string>) =>
  answerPlainPage({
    status: 200,
    title,
    body: `<p>${text}</p><form method="post"><button>${button}</button></form>`,
    referrerPolicy: "no-referrer",
  });

export const answerLinkDone = ({ title, text }: Record<"title" | "text", string>) =>
  answerPlainPage({ status: 200, title, body: `<p>${text}</p><p><a href="/">Go to the shop</a></p>` });

export const answerBadLink = () =>
  answerPlainPage({
    status: 404,
    title: "This link doesn’t work any more",
    body: `<p>Part of it may have got lost on the way, or it’s too old: a link to confirm works for seven days. You can sign up again at the foot of <a href="/">any page</a>.</p>`,
  });
