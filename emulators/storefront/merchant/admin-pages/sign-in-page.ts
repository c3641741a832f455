import { html } from "#http/html.ts";
import { renderAdminPage } from "#storefront/merchant/admin-pages/admin-layout.ts";
import { renderField } from "#storefront/merchant/admin-pages/field.ts";

interface SignInPageOptions {
  error?: string;
  status?: number;
  headers?: Record<string, string>;
}

/** The secret that was typed is never sent back. */
export function renderSignInPage({ error, status = 200, headers = {} }: SignInPageOptions = {}): Response {
  const main = html`<h1>Sign in to the test shop</h1>
    <p class="lead">
      Merchants change prices and stock here, and see the site’s webhooks. With a real shop, this would be
      Shopify’s own admin.
    </p>
    <form class="edit narrow" method="post" action="/admin/sign-in" novalidate>
      <input name="username" value="test shop admin" autocomplete="username" hidden />
      ${renderField({
        name: "secret",
        label: "Admin token or pass phrase",
        hint: "Both are in tokens.json in the data directory: storefront.adminToken, or the administrator’s password.",
        type: "password",
        autocomplete: "current-password",
        value: "",
        error,
        hasFocus: true,
      })}
      <button>Sign in</button>
    </form>`;
  return renderAdminPage({ title: "Sign in", main, signedIn: null, status, headers });
}
