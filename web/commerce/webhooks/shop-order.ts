import { z } from "zod";
import { giftSchema, type Gift } from "#commerce/cart/gift.ts";
import { toLineKind } from "#commerce/cart/line-kind.ts";
import { type Student, studentSchema } from "#commerce/cart/student.ts";
import { unknownDetail } from "#commerce/cart/student-detail.ts";
import type { Gid } from "#lib/gid.ts";
import { emailSchema, personNameSchema } from "#lib/person.ts";

/** An order, as far as its courses go. */
export interface ShopOrder {
  /** Shopify's number for it, such as "450789469". */
  id: string;
  /** What the buyer knows it by, such as "#1001". */
  name: string;
  /** When it was placed, in ms since 1970; null if it doesn't say. */
  placedAt: number | null;
  /** The buyer's; null if the order has none. */
  email: string | null;
  /** The buyer's name; null if the order has none. */
  first: string | null;
  last: string | null;
  /** Also if a part was refunded. */
  isPaid: boolean;
  /** Also if everything was refunded. */
  isCancelled: boolean;
  /** Courses only. */
  lines: readonly CourseLine[];
}

export type CourseLine = {
  id: string;
  productId: Gid<"Product">;
  title: string;
  /** As it was bought. */
  quantity: number;
  /** How many of them were refunded or removed. */
  refunded: number;
} & ({ kind: "gift"; gift: Gift } | { kind: "seat"; student: Student; studentId: string | null });

/** How many seats and gifts of one order are delivered: more than a district buys, and stored well within Shopify's five seconds. */
export const maxUnits = 5000;

/**
 * The lines with an id for each unit that's delivered. An id names the order, the line, and the unit, so that it's the same each time the
 * order is read.
 */
export function listUnits({ id, lines }: ShopOrder): { line: CourseLine; unitIds: string[] }[] {
  let left = maxUnits;
  return lines.map((line) => {
    const length = Math.min(line.quantity, left);
    left -= length;
    return { line, unitIds: Array.from({ length }, (_, index) => `${id}-${line.id}-${index + 1}`) };
  });
}

/** How many units of a line are still paid for, also beyond those that are delivered. */
export const countRemaining = ({ isCancelled }: ShopOrder, { quantity, refunded }: CourseLine): number =>
  isCancelled ? 0 : quantity - refunded;

/** How many of its seats and gifts an operator has to take care of. */
export const countUndelivered = (order: ShopOrder): number =>
  listUnits(order).reduce(
    (sum, { line, unitIds }) => sum + Math.max(0, countRemaining(order, line) - unitIds.length),
    0,
  );

/** Topics whose payload is an order that may have courses to deliver, or to withdraw. A refund is an update of its order. */
export const orderTopics: ReadonlySet<string> = new Set([
  "orders/create",
  "orders/paid",
  "orders/updated",
  "orders/cancelled",
]);

/** Somebody may have typed properties that our forms refuse. The order was paid, so each of those gets its default. */
const lenientGiftSchema = z.object({
  message: giftSchema.shape.message.catch(""),
  from: giftSchema.shape.from.catch(""),
  email: giftSchema.shape.email.catch(""),
  deliver: giftSchema.shape.deliver.catch("Now"),
  template: giftSchema.shape.template.catch("Everyday"),
  method: giftSchema.shape.method.catch("email"),
});

const lenientStudentSchema = z.object({
  first: studentSchema.shape.first.catch(unknownDetail),
  last: studentSchema.shape.last.catch(unknownDetail),
  email: studentSchema.shape.email.catch(unknownDetail),
});

const lenientName = personNameSchema.nullish().catch(null);

const restId = z.number().int().positive().transform(String);

const lineSchema = z.object({
  id: restId,
  product_id: restId.nullish(),
  title: z.string(),
  variant_title: z.string().nullish(),
  // Unlike in our cart, there's no limit: the merchant sells by draft orders, too.
  quantity: z.number().int().min(0),
  // Without what was refunded or removed, as of version 2024-01 (shopify.dev, changelog of December 5, 2023).
  current_quantity: z.number().int().min(0).nullish(),
  properties: z.array(z.object({ name: z.string(), value: z.unknown() })).default([]),
});

const orderSchema = z.object({
  id: restId,
  name: z.string().min(1),
  email: emailSchema.nullish().catch(null),
  billing_address: z.object({ first_name: lenientName, last_name: lenientName }).nullish().catch(null),
  created_at: z.iso.datetime({ offset: true }).nullish().catch(null),
  financial_status: z.string().nullish(),
  cancelled_at: z.string().nullish(),
  line_items: z.array(lineSchema),
});

/** Parses an order in Shopify's REST format (shopify.dev, "REST Admin API: Order"). Throws a ZodError. */
export function parseShopOrder(payload: unknown): ShopOrder {
  const order = orderSchema.parse(payload);
  const { id, name, created_at, email, billing_address, financial_status, cancelled_at, line_items } = order;
  return {
    id,
    name,
    placedAt: created_at ? Date.parse(created_at) : null,
    email: email ?? null,
    first: billing_address?.first_name ?? null,
    last: billing_address?.last_name ?? null,
    isPaid: financial_status === "paid" || financial_status === "partially_refunded",
    isCancelled: Boolean(cancelled_at) || financial_status === "refunded" || financial_status === "voided",
    lines: line_items.flatMap(toCourseLine),
  };
}

/**
 * Empty for anything but a course. Whether a line is a gift depends on what was paid for, its variant, and not on its properties,
 * which a buyer can set to anything.
 */
function toCourseLine(item: z.infer<typeof lineSchema>): CourseLine[] {
  const { id, product_id, title, variant_title, quantity, current_quantity } = item;
  if (!product_id) return [];
  const properties = Object.fromEntries(item.properties.map(({ name, value }) => [name, value]));
  const { studentId } = properties;
  // Webhooks don't say what type a product has. A seat of ours always has a student's id.
  const productType = typeof studentId === "string" ? "Course" : "";
  const line = {
    id,
    productId: `gid://shopify/Product/${product_id}`,
    title,
    quantity,
    refunded: Math.max(0, quantity - (current_quantity ?? quantity)),
  } as const;
  switch (toLineKind({ title: variant_title ?? "", productType })) {
    case "gift":
      return [{ ...line, kind: "gift", gift: lenientGiftSchema.parse(properties) }];
    case "seat":
      return [
        {
          ...line,
          kind: "seat",
          student: lenientStudentSchema.parse(properties),
          studentId: typeof studentId === "string" ? studentId : null,
        },
      ];
    case "product":
      return [];
  }
}
