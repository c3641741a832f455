import { html, type Html } from "#http/html.ts";
import type { Currency, Product } from "#storefront/domain/catalog/product.ts";
import { renderAdminPage } from "#storefront/merchant/admin-pages/admin-layout.ts";
import { formatMoney } from "#storefront/checkout/pages/format-money.ts";
import type { PageCall } from "#storefront/merchant/admin-pages/page-call.ts";
import { toRestId } from "#storefront/domain/shop-facts.ts";
import { imagePath } from "#storefront/checkout/pages/image-files.ts";

/** `GET /admin/products`: every product with what a merchant checks first. */
export function answerProductsPage({ services }: PageCall): Response {
  const { products } = services.catalog.stored;
  const drafts = products.filter(({ status }) => status === "draft").length;
  const main = html`<h1>Products</h1>
    <p class="lead">
      ${products.length} products, ${drafts === 0 ? "all" : products.length - drafts} on sale.
    </p>
    <ul class="list">
      ${products.map(renderProduct)}
    </ul>`;
  const signedIn = { section: "/admin/products", formToken: services.formToken } as const;
  return renderAdminPage({ title: "Products", main, signedIn });
}

function renderProduct(product: Product): Html {
  const [image] = product.images;
  const picture = image
    ? html`<img src="${imagePath}${image.file}?width=144" alt="" width="72" height="72" loading="lazy" />`
    : html`<span class="blank"></span>`;
  return html`<li class="product">
    ${picture}
    <h2><a href="/admin/products/${toRestId(product.id)}">${product.title}</a></h2>
    <dl class="facts">
      <div>
        <dt>Price</dt>
        <dd class="number">${formatRange(product, "USD")}</dd>
      </div>
      <div>
        <dt>in Canada</dt>
        <dd class="number">${formatRange(product, "CAD")}</dd>
      </div>
      <div>
        <dt>Stock</dt>
        <dd>${describeStock(product)}</dd>
      </div>
    </dl>
    <ul class="tags" aria-label="Status and tags">
      ${product.status === "draft" && html`<li class="badge" data-tone="bad">Not shown</li>`}
      ${product.tags.map((tag) => html`<li>${tag}</li>`)}
    </ul>
  </li>`;
}

function formatRange({ variants }: Product, currency: Currency): string {
  const amounts = variants.map(({ prices }) => prices[currency].amount);
  if (amounts.length === 0) return "none";
  const [lowest, highest] = [Math.min(...amounts), Math.max(...amounts)];
  if (lowest === highest) return formatMoney(lowest, currency);
  return `${formatMoney(lowest, currency)} to ${formatMoney(highest, currency)}`;
}

function describeStock({ variants }: Product): string {
  const counted = variants.map(({ stock }) => stock).filter((stock) => stock !== null);
  if (counted.length === 0) return "not counted";
  const left = counted.reduce((sum, stock) => sum + stock, 0);
  return left === 0 ? "sold out" : `${left} left`;
}
