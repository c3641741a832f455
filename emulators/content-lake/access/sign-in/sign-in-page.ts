import { Html, html } from "#http/html.ts";
import { signInStyles, signInStylesHash } from "./sign-in-styles.ts";

export interface SignInErrors {
  email?: string;
  password?: string;
  /** An error that isn't about one field. */
  form?: string;
}

interface SignInPageOptions {
  projectName: string;
  /** The values typed, so that no one has to type them twice. */
  email: string;
  errors: SignInErrors;
  returnTo: string;
  status?: number;
  /** The user just signed out. */
  signedOut?: boolean;
}

/** The sign-in form in the shop's colors. It's plain HTML that works without JavaScript and loads nothing else. */
export function renderSignInPage(options: SignInPageOptions): Response {
  const { projectName, email, errors, returnTo, status = 200, signedOut = false } = options;
  const failed = errors.form ?? errors.email ?? errors.password;
  const page = html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>${failed ? "Error: " : ""}Sign in to the Studio of ${projectName}</title>
        ${styles}
      </head>
      <body>
        ${movement}
        <main>
          <h1>Sign in <span>to the Studio of ${projectName}</span></h1>
          ${message({ error: errors.form, signedOut })}
          <p class="intro">
            You’ll return to <strong>${new URL(returnTo).host}</strong> once you’re signed in.
          </p>
          <form method="post" novalidate>
            ${field({ name: "email", label: "Email", type: "email", autocomplete: "username", value: email, error: errors.email, focus: failed === undefined || errors.email !== undefined })}
            ${field({ name: "password", label: "Password", type: "password", autocomplete: "current-password", value: "", error: errors.password, focus: errors.email === undefined && errors.password !== undefined })}
            <button type="submit">Sign in</button>
          </form>
          <p class="note">
            This machine&rsquo;s accounts are listed in <code>tokens.json</code> in its data directory.
          </p>
        </main>
      </body>
    </html>`;
  return new Response(page.text, {
    status,
    headers: {
      "content-type": "text/html; charset=utf-8",
      "cache-control": "no-store",
      // With a stricter policy, browsers would leave out the origin that the form's check needs.
      "referrer-policy": "same-origin",
      "x-content-type-options": "nosniff",
      "content-security-policy": `default-src 'none'; style-src '${signInStylesHash}'; form-action 'self' ${new URL(returnTo).origin}; frame-ancestors 'none'; base-uri 'none'`,
    },
  });
}

function message({ error, signedOut }: { error: string | undefined; signedOut: boolean }): Html | null {
  if (error) return html`<p class="message" role="alert" tabindex="-1" autofocus>${error}</p>`;
  return signedOut ? html`<p class="message" role="status">You’re signed out.</p>` : null;
}

interface FieldOptions {
  name: string;
  label: string;
  type: string;
  autocomplete: string;
  value: string;
  error: string | undefined;
  focus: boolean;
}

function field({ name, label, type, autocomplete, value, error, focus }: FieldOptions): Html {
  const described = error && html` aria-invalid="true" aria-describedby="${name}-error"`;
  return html`<div class="field">
    <label for="${name}">${label}</label>
    <input
      id="${name}"
      name="${name}"
      type="${type}"
      autocomplete="${autocomplete}"
      value="${value}"
      required
      spellcheck="false"
      autocapitalize="none"
      ${described}${focus && html` autofocus`}
    />
    ${error && html`<p class="error" id="${name}-error" role="alert">${error}</p>`}
  </div>`;
}

/** The shop's arc: a movement with a start and a direction. */
const movement = html`<div class="movement" aria-hidden="true">
  <svg viewBox="78 140 330 214" focusable="false">
    <path class="line" pathLength="1" d="M96 330C110 120 336 78 384 262" />
    <path class="head" d="M356 236 386 268 402 228" />
    <circle class="start" cx="96" cy="334" r="13" />
  </svg>
</div>`;

const styles = new Html(`<style>${signInStyles}</style>`);
