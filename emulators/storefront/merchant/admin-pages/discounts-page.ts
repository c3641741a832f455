import { html, type Html } from "#http/html.ts";
import type { Discount } from "#storefront/domain/discounts/discount.ts";
import { notFound } from "#storefront/merchant/admin-api/admin-error.ts";
import { renderAdminPage } from "#storefront/merchant/admin-pages/admin-layout.ts";
import {
  describeDiscount,
  type DiscountState,
  toDiscountState,
} from "#storefront/merchant/admin-pages/describe-discount.ts";
import {
  type FieldErrors,
  renderAlert,
  renderField,
  renderHidden,
} from "#storefront/merchant/admin-pages/field.ts";
import { formatTime } from "#pages/render-page.ts";
import type { PageCall, PageServices } from "#storefront/merchant/admin-pages/page-call.ts";

const doneSentences: Readonly<Record<string, string>> = {
  made: "The code can be used now.",
  ended: "The discount has ended.",
  started: "The discount is active.",
};

/** `GET /admin/discounts`: every discount, what it gives and whether it's active, plus a form for a new code. */
export function answerDiscountsPage({ url, services }: PageCall): Response {
  const done = doneSentences[url.searchParams.get("done") ?? ""] ?? null;
  return renderDiscountsPage({ services, code: "", percent: "", errors: {}, done });
}

/** `POST /admin/discounts`: a new code for a percentage off every order. */
export function answerNewDiscount({ services }: PageCall): Response {
  const { form, discounts, now, newId } = services;
  const [code, percent] = [(form.get("code") ?? "").trim(), (form.get("percent") ?? "").trim()];
  const errors: FieldErrors = {
    ...(/^[\w-]{1,40}$/.test(code) ? {} : { code: "Use only letters, digits, - and _." }),
    ...(discounts.byCode(code) ? { code: "This code already exists." } : {}),
    ...(/^(100|[1-9]\d?)$/.test(percent) ? {} : { percent: "Enter a whole number from 1 to 100." }),
  };
  if (Object.keys(errors).length > 0) {
    return renderDiscountsPage({ services, code, percent, errors, done: null });
  }
  discounts.put({
    id: `gid://shopify/DiscountNode/${newId()}`,
    title: code,
    method: { kind: "code", code },
    value: { kind: "percentage", percent: Number(percent), items: { kind: "all" } },
    minimum: null,
    startsAt: now().toISOString(),
    endsAt: null,
    usageLimit: null,
    oncePerCustomer: false,
    countries: null,
    combinesWith: { product: false, order: false, shipping: false },
  });
  return redirectWith("made");
}

/** `POST /admin/discounts/<id>/end`. */
export function answerEndDiscount(call: PageCall): Response {
  const { discounts, now } = call.services;
  discounts.put({ ...requireDiscount(call), endsAt: now().toISOString() });
  return redirectWith("ended");
}

/** `POST /admin/discounts/<id>/start`: from now on, without an end. */
export function answerStartDiscount(call: PageCall): Response {
  const { discounts, now } = call.services;
  discounts.put({ ...requireDiscount(call), startsAt: now().toISOString(), endsAt: null });
  return redirectWith("started");
}

function requireDiscount({ param, services }: PageCall): Discount {
  const discount = services.discounts.all().find(({ id }) => toPathId(id) === param("id"));
  if (!discount) throw notFound();
  return discount;
}

function redirectWith(done: string): Response {
  return new Response(null, { status: 303, headers: { location: `/admin/discounts?done=${done}` } });
}

interface DiscountsPageOptions {
  services: PageServices;
  code: string;
  percent: string;
  errors: FieldErrors;
  done: string | null;
}

function renderDiscountsPage({ services, code, percent, errors, done }: DiscountsPageOptions): Response {
  const { discounts, formToken } = services;
  const main = html`<h1>Discounts</h1>
    ${renderAlert(errors)}
    <ul class="list">
      ${discounts.all().map((discount) => renderDiscount(discount, services))}
    </ul>
    <h2>New code</h2>
    <form class="edit narrow" method="post" novalidate>
      ${renderHidden("formToken", formToken)}
      ${renderField({
        name: "code",
        label: "Code",
        hint: "Shoppers type it. Case doesn't matter.",
        value: code,
        error: errors["code"],
        hasFocus: errors["code"] !== undefined,
      })}
      ${renderField({
        name: "percent",
        label: "Percent off every order",
        inputmode: "numeric",
        value: percent,
        error: errors["percent"],
        hasFocus: errors["code"] === undefined && errors["percent"] !== undefined,
      })}
      <button>Create code</button>
    </form>`;
  const status = Object.keys(errors).length > 0 ? 422 : 200;
  const signedIn = { section: "/admin/discounts", formToken } as const;
  return renderAdminPage({ title: "Discounts", main, signedIn, done, status });
}

const tones: Record<DiscountState, string> = {
  active: "good",
  scheduled: "",
  ended: "bad",
  "used up": "bad",
};

function renderDiscount(discount: Discount, { catalog, orders, now, formToken }: PageServices): Html {
  const { id, title, method, startsAt, endsAt, usageLimit } = discount;
  const name = method.kind === "code" ? html`<code>${method.code}</code>` : html`${title} (automatic)`;
  const uses = method.kind === "code" ? orders.usesOf(method.code) : 0;
  const state = toDiscountState(discount, uses, now());
  const isOver = state === "ended" || state === "scheduled";
  return html`<li class="row">
    <h3>${name} <span class="badge" data-tone="${tones[state]}">${state}</span></h3>
    <p>${describeDiscount(discount, catalog.stored)}</p>
    <p>
      From
      ${formatTime(startsAt)}${endsAt !== null && html` to ${formatTime(endsAt)}`}${
        method.kind === "code" &&
        html` · used ${uses} ${uses === 1 ? "time" : "times"}${usageLimit !== null && html` of ${usageLimit}`}`
      }
    </p>
    <form class="actions" method="post" action="/admin/discounts/${toPathId(id)}/${isOver ? "start" : "end"}">
      ${renderHidden("formToken", formToken)}
      <button class="quiet">${isOver ? "Start now" : "End now"}<span class="unseen"> ${title}</span></button>
    </form>
  </li>`;
}

function toPathId(gid: string): string {
  return gid.slice(gid.lastIndexOf("/") + 1);
}
