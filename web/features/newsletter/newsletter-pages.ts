import { interestsChoices, interestsQuestion } from "#features/interests/interests-texts.ts";
import { confirmationText } from "#features/newsletter/signup-texts.ts";
import { toFailureMessage } from "#lib/failure-message.ts";
import { answerFormPage, type FormError } from "#lib/form-page.ts";
import { escapeHtml } from "#lib/escape-html.ts";
import { answerPlainPage } from "#lib/plain-page.ts";

// The signup's steps without JavaScript, and the pages behind the links in mails.

/** The first step again, with what was typed and what to correct. */
export const answerSignupForm = (
  status: number,
  { first_name = "", email = "" }: Readonly<Record<string, string>>,
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
    // Without the honeypot, in case a browser filled it in for a person.
    values: { first_name, email },
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
export const answerConfirmation = () =>
  answerPlainPage({
    status: 200,
    title: "Thanks for subscribing!",
    body: `<p>${confirmationText}</p><p><a href="/">Return to start</a></p>`,
  });

/** The failure message without JavaScript (requirements §8.1). */
export const answerFailure = (supportEmail: string) =>
  answerPlainPage({
    status: 503,
    title: "Something went wrong",
    body: `<p role="alert">${escapeHtml(toFailureMessage(supportEmail))}</p>`,
  });

/** For interests that come too late. */
export const answerSignupExpired = (message: string) =>
  answerPlainPage({
    status: 404,
    title: "This signup has expired",
    body: `<p role="alert">${escapeHtml(message)}</p><p><a href="/">Return to start</a></p>`,
  });

/** The next page isn't told the token in a link's address. */
const referrerPolicy = "no-referrer";

/** The page behind a link. Mail programs open links on their own, so only its button does something. */
export const answerLinkForm = ({ title, text, button }: Record<"title" | "text" | "button", string>) =>
  answerPlainPage({
    status: 200,
    title,
    body: `<p>${text}</p><form method="post"><button>${button}</button></form>`,
    referrerPolicy,
  });

export const answerLinkDone = ({ title, text }: Record<"title" | "text", string>) =>
  answerPlainPage({
    status: 200,
    title,
    body: `<p>${text}</p><p><a href="/">Go to the shop</a></p>`,
    referrerPolicy,
  });

/** For a confirmation link whose person has unsubscribed since. */
export const answerUsedLink = () =>
  answerPlainPage({
    status: 410,
    title: "This link has already been used",
    body: `<p>To get our emails again, sign up at the bottom of <a href="/">any page</a>.</p>`,
    referrerPolicy,
  });

export const answerBadLink = () =>
  answerPlainPage({
    status: 404,
    title: "This link doesn’t work anymore",
    body: `<p>Part of it may be missing, or it’s too old: confirmation links work for seven days. You can sign up again at the bottom of <a href="/">any page</a>.</p>`,
    referrerPolicy,
  });
