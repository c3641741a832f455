import { z } from "zod";
import { type DeliveryAddress, type DeliveryRate, toNames } from "#commerce/cart/delivery-rate.ts";
import { fromCents, toCents } from "#commerce/money.ts";
import { toVariantNumber } from "#commerce/product-variants.ts";
import { AdminApiError, type AdminRequest } from "./admin-request.ts";

export interface NewDraftOrder {
  /** Our own id for it. Shopify stores it as an attribute, by which the draft is found again. */
  reference: string;
  /** No earlier than this, in ms since 1970, was the draft made. */
  since: number;
  email: string;
  lines: {
    variantId: string;
    quantity: number;
    attributes: readonly { key: string; value: string | null }[];
  }[];
  attributes: readonly { key: string; value: string | null }[];
  address: DeliveryAddress;
  rate: DeliveryRate | null;
  discount: { title: string; cents: number } | null;
  isTaxExempt: boolean;
}

/** An order that isn't paid yet, with Shopify's tax. */
export interface DraftOrder {
  id: number;
  taxCents: number;
  totalCents: number;
  /** The order that it became. */
  orderId: number | null;
}

/**
 * Orders that are paid outside of Shopify's checkout (shopify.dev, "REST Admin API: DraftOrder"). Each call can be repeated after a lost
 * response. They reject with an AdminApiError.
 */
export interface DraftOrders {
  /** Makes a draft order, or returns the one that was made for the same reference. */
  prepare: (draft: NewDraftOrder) => Promise<DraftOrder>;
  /** Turns it into a paid order, and returns the order's id. */
  complete: (id: number) => Promise<number>;
  /** Deletes it if it's still there. */
  remove: (id: number) => Promise<void>;
}

const referenceName = "walletOrder";

export function createDraftOrders(request: AdminRequest): DraftOrders {
  const read = async (id: number) =>
    (await request({ method: "GET", path: `/draft_orders/${id}.json`, schema: answerSchema })).draft_order;

  /** Shopify has no search by attribute, but its clock and ours differ by less than five minutes. */
  const find = async ({ reference, since }: NewDraftOrder) => {
    const query = new URLSearchParams({
      status: "open",
      limit: "250",
      updated_at_min: new Date(since - clockSkewMs).toISOString(),
    });
    const { draft_orders: drafts } = await request({
      method: "GET",
      path: `/draft_orders.json?${query}`,
      schema: listSchema,
    });
    return drafts.find(({ note_attributes: attributes }) =>
      attributes.some(({ name, value }) => name === referenceName && value === reference),
    );
  };

  return {
    prepare: async (draft) => {
      const known = await find(draft);
      if (known) return toDraftOrder(known);
      const body = { draft_order: toInput(draft) };
      const { draft_order: created } = await request({
        method: "POST",
        path: "/draft_orders.json",
        body,
        schema: answerSchema,
      });
      return toDraftOrder(created);
    },
    complete: async (id) => {
      const completed = await request({
        method: "PUT",
        path: `/draft_orders/${id}/complete.json?payment_pending=false`,
        schema: answerSchema,
      }).catch(async (error: unknown) => {
        // Also the response for a draft that an earlier attempt has completed.
        if (!(error instanceof AdminApiError && error.status === 422)) throw error;
        const draft = await read(id);
        if (draft.order_id === null) throw error;
        return { draft_order: draft };
      });
      const { order_id: orderId } = completed.draft_order;
      if (orderId === null)
        throw new AdminApiError("Admin PUT complete.json: it didn't return an order", { status: null });
      return orderId;
    },
    remove: async (id) => {
      await request({ method: "DELETE", path: `/draft_orders/${id}.json`, schema: z.unknown() }).catch(
        (error: unknown) => {
          if (!(error instanceof AdminApiError && error.status === 404)) throw error;
        },
      );
    },
  };
}

const clockSkewMs = 5 * 60_000;

const draftSchema = z.object({
  id: z.number(),
  order_id: z.number().nullable(),
  total_tax: z.string(),
  total_price: z.string(),
  note_attributes: z.array(z.object({ name: z.string(), value: z.string() })),
});
const answerSchema = z.object({ draft_order: draftSchema });
const listSchema = z.object({ draft_orders: z.array(draftSchema) });

const toDraftOrder = ({ id, order_id, total_tax, total_price }: z.infer<typeof draftSchema>): DraftOrder => ({
  id,
  taxCents: toCents(total_tax),
  totalCents: toCents(total_price),
  orderId: order_id,
});

function toInput(draft: NewDraftOrder) {
  const { reference, email, lines, attributes, address, rate, discount, isTaxExempt } = draft;
  const { firstName, lastName } = toNames(address.name);
  return {
    email,
    tags: "ClassWallet",
    tax_exempt: isTaxExempt,
    line_items: lines.map(({ variantId, quantity, attributes: properties }) => ({
      variant_id: Number(toVariantNumber(variantId)),
      quantity,
      properties: properties.map(toProperty),
    })),
    note_attributes: [...attributes.map(toProperty), { name: referenceName, value: reference }],
    shipping_address: {
      first_name: firstName,
      last_name: lastName,
      company: address.company,
      address1: address.address1,
      city: address.city,
      province_code: address.provinceCode,
      zip: address.zip,
      country_code: "US",
    },
    shipping_line: rate && { title: rate.title, price: fromCents(rate.cents) },
    applied_discount: discount && {
      title: discount.title,
      value_type: "fixed_amount",
      value: fromCents(discount.cents),
      amount: fromCents(discount.cents),
    },
  };
}

const toProperty = ({ key, value }: { key: string; value: string | null }) => ({
  name: key,
  value: value ?? "",
});
