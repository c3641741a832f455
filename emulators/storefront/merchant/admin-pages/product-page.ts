import { html, type Html } from "#http/html.ts";
import type { Product, Variant } from "#storefront/domain/catalog/product.ts";
import { notFound } from "#storefront/merchant/admin-api/admin-error.ts";
import { renderAdminPage } from "#storefront/merchant/admin-pages/admin-layout.ts";
import {
  type FieldErrors,
  renderAlert,
  renderField,
  renderHidden,
} from "#storefront/merchant/admin-pages/field.ts";
import type { PageCall } from "#storefront/merchant/admin-pages/page-call.ts";
import {
  type FormValues,
  parseProductForm,
  priceFields,
  toFieldName,
  toFormValues,
} from "#storefront/merchant/admin-pages/product-form.ts";

/** `GET /admin/products/<id>`. */
export function answerProductPage(call: PageCall): Response {
  const product = requireProduct(call);
  const values = toFormValues(product);
  const done = call.url.searchParams.has("saved")
    ? "Saved. The shop is updated, and its webhooks are sent."
    : null;
  return renderProductPage({ call, product, values, before: values, errors: {}, done });
}

/** `POST /admin/products/<id>`: saves the changes, or shows the errors and keeps what was typed. */
export function answerSaveProduct(call: PageCall): Response {
  const product = requireProduct(call);
  const { form, catalog } = call.services;
  const names = Object.keys(toFormValues(product));
  const pick = (prefix: string) =>
    Object.fromEntries(names.map((name) => [name, form.get(prefix + name) ?? ""]));
  const [values, before] = [pick(""), pick("was-")];
  const parsed = parseProductForm(product, values, before);
  if (parsed.kind === "invalid") {
    return renderProductPage({ call, product, values, before, errors: parsed.errors, done: null });
  }
  catalog.updateProduct(product.id, (current) => {
    const changed = parsed.change(current);
    return JSON.stringify(changed) === JSON.stringify(current) ? current : changed;
  });
  return new Response(null, { status: 303, headers: { location: `${call.url.pathname}?saved` } });
}

function requireProduct({ param, services }: PageCall): Product {
  const product = services.catalog.stored.productById(`gid://shopify/Product/${param("id")}`);
  if (!product) throw notFound();
  return product;
}

interface ProductPageOptions {
  call: PageCall;
  product: Product;
  values: FormValues;
  /** The fields' values when the form was opened. */
  before: FormValues;
  errors: FieldErrors;
  done: string | null;
}

function renderProductPage({ call, product, values, before, errors, done }: ProductPageOptions): Response {
  const { formToken } = call.services;
  const [first] = Object.keys(errors);
  const field = (
    name: string,
    label: string,
    more: { hint?: string; inputmode?: "decimal" | "numeric" } = {},
  ) =>
    renderField({
      name,
      label,
      value: values[name] ?? "",
      error: errors[name],
      hasFocus: name === first,
      ...more,
    });
  const main = html`<p class="back"><a href="/admin/products">All products</a></p>
    <h1>${product.title}</h1>
    <p class="lead">
      Its address in the shop ends in <code>${product.handle}</code>. “Was” is the compare-at price, and can
      stay empty.
    </p>
    <form class="edit" method="post" novalidate>
      ${renderAlert(errors)} ${renderHidden("formToken", formToken)}
      ${Object.entries(before).map(([name, value]) => renderHidden(`was-${name}`, value))}
      ${field("title", "Title")} ${field("tags", "Tags", { hint: "Separate tags with commas." })}
      <fieldset>
        <legend>In the shop</legend>
        ${renderChoice("active", "Shown and on sale", values)} ${renderChoice("draft", "Not shown", values)}
      </fieldset>
      ${product.variants.map((variant) => renderVariant(variant, field))}
      <button>Save</button>
    </form>`;
  const signedIn = { section: "/admin/products", formToken } as const;
  const status = first === undefined ? 200 : 422;
  return renderAdminPage({ title: product.title, main, signedIn, done, status });
}

function renderChoice(value: Product["status"], label: string, values: FormValues): Html {
  const isChosen = values["status"] === value;
  return html`<label class="choice">
    <input type="radio" name="status" value="${value}" ${isChosen && html`checked`} /> ${label}
  </label>`;
}

function renderVariant(
  variant: Variant,
  field: (name: string, label: string, more: { inputmode: "decimal" | "numeric" }) => Html,
): Html {
  const { title, stock } = variant;
  const prices = priceFields.map(({ key, label }) =>
    field(toFieldName(key, variant), label, { inputmode: "decimal" }),
  );
  return html`<fieldset>
    <legend>${title}</legend>
    <div class="grid">
      ${prices} ${stock !== null && field(toFieldName("stock", variant), "Stock", { inputmode: "numeric" })}
    </div>
    ${stock === null && html`<p class="hint">Its stock isn’t tracked.</p>`}
  </fieldset>`;
}
