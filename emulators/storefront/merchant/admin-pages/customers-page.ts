import { html, type Html } from "#http/html.ts";
import { type Customer, toDisplayName } from "#storefront/domain/customers/customer.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import { renderAdminPage } from "#storefront/merchant/admin-pages/admin-layout.ts";
import type { PageCall } from "#storefront/merchant/admin-pages/page-call.ts";

const shown = 100;

/** `GET /admin/customers`: the latest customers. */
export function answerCustomersPage({ services }: PageCall): Response {
  const { customers, orders, formToken } = services;
  const latest = customers.latest(shown);
  const list = html`<ul class="list">
    ${latest.map((customer) => renderCustomerRow(customer, orders.countOf(customer.id)))}
  </ul>`;
  const main = html`<h1>Customers</h1>
    <p class="lead">People who signed up, and people who ordered without an account.</p>
    ${latest.length > 0 ? list : html`<p class="lead">There are no customers yet.</p>`}`;
  return renderAdminPage({ title: "Customers", main, signedIn: { section: "/admin/customers", formToken } });
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
