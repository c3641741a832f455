import { html, type Html } from "#http/html.ts";
import { renderTextField } from "#storefront/checkout/pages/form-field.ts";
import { renderShopPage, type Site } from "#storefront/checkout/pages/shop-page.ts";

interface SignInPage {
  title: string;
  main: Html;
  site: Site;
  error: string | undefined;
  /** Where the form leads to once the code is right. */
  redirectUri: string;
  /** 422 for a form with an error, by default. */
  status?: number | undefined;
}

interface EmailPage extends Pick<SignInPage, "site" | "redirectUri" | "status"> {
  email: string;
  error?: string;
}

/** Asks who wants to sign in. */
export function renderEmailPage({ email, error, ...page }: EmailPage): Response {
  const main = html`<p>
      Enter your email address, and you’ll get a code. New here? This creates your account.
    </p>
    ${renderTextField({
      type: "email",
      name: "email",
      label: "Email",
      value: email,
      autocomplete: "email",
      isVerbatim: true,
      hasFocus: true,
      error,
    })}
    <button class="call">Send code</button>`;
  return renderSignInPage({ ...page, title: "Sign in", main, error });
}

interface CodePage extends Pick<SignInPage, "site" | "redirectUri"> {
  email: string;
  attempt: string;
  error?: string;
  /** This page's own address, which asks for the email again. */
  address: string;
}

/** Asks for the code from the email. */
export function renderCodePage({ email, attempt, error, address, ...page }: CodePage): Response {
  const main = html`<p>If this were a real shop, a six-digit code would be on its way to ${email}.</p>
    <input type="hidden" name="attempt" value="${attempt}" />
    ${renderTextField({
      name: "code",
      label: "Code",
      hint: "It’s on the page “Customers” of the test shop’s admin, and works for ten minutes.",
      value: "",
      autocomplete: "one-time-code",
      isVerbatim: true,
      hasFocus: true,
      error,
    })}
    <button class="call">Sign in</button>
    <p><a href="${address}">Use another email</a></p>`;
  return renderSignInPage({ ...page, title: "Enter your code", main, error });
}

function renderSignInPage({ title, main, site, error, redirectUri, status }: SignInPage): Response {
  return renderShopPage({
    title: error === undefined ? title : `Error: ${title}`,
    main: html`<form class="plain" method="post" novalidate>
      <h1>${title}</h1>
      ${main}
    </form>`,
    site,
    status: status ?? (error === undefined ? 200 : 422),
    notice: html`<strong>Test accounts.</strong> No email is sent.`,
    // Browsers check where a form's answer redirects to, too.
    formTarget: new URL(redirectUri).origin,
    referrerPolicy: "same-origin",
  });
}
