import { html, type Html, type HtmlPart } from "#http/html.ts";
import { formatTime } from "#pages/render-page.ts";
import { type Customer, toDisplayName } from "#storefront/domain/customers/customer.ts";
import type { SignInCode } from "#storefront/domain/customers/sign-in-codes.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import { renderAdminPage } from "#storefront/merchant/admin-pages/admin-layout.ts";
import type { PageCall } from "#storefront/merchant/admin-pages/page-call.ts";

const shown = 100;

/** `GET /admin/customers`: the latest customers, and the codes of those who are signing in. */
export function answerCustomersPage({ services }: PageCall): Response {
  const { customers, orders, signInCodes, formToken } = services;
  const latest = customers.latest(shown);
  const list = html`<ul class="list">
    ${latest.map((customer) => renderCustomerRow(customer, orders.countOf(customer.id)))}
  </ul>`;
  const main = html`<h1>Customers</h1>
    <p class="lead">People who signed up, and people who ordered without an account.</p>
    ${renderCodes(signInCodes.list())}
    ${latest.length > 0 ? list : html`<p class="lead">There are no customers yet.</p>`}`;
  return renderAdminPage({ title: "Customers", main, signedIn: { section: "/admin/customers", formToken } });
}

function renderCodes(codes: readonly SignInCode[]): HtmlPart {
  if (codes.length === 0) return null;
  return html`<h2>Sign-in codes</h2>
    <p>The test shop doesn't send email. Its emails would have these codes, which work for ten minutes.</p>
    <ul class="list">
      ${codes.map(
        ({ email, code, sentAt }) =>
          html`<li>
            <h3>${email}</h3>
            <p><code>${code}</code> · ${formatTime(sentAt)}</p>
          </li>`,
      )}
    </ul>
    <h2>Latest customers</h2>`;
}

function renderCustomerRow(customer: Customer, orders: number): Html {
  return html`<li>
    <h2><a href="/admin/customers/${toRestId(customer.id)}">${toDisplayName(customer)}</a></h2>
    <p>${customer.email} · ${orders === 1 ? "1 order" : `${orders} orders`} · ${describeAccount(customer)}</p>
  </li>`;
}

export function describeAccount({ passwordHash }: Customer): string {
  return passwordHash === null ? "No account" : "Has an account";
}
