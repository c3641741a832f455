import { z } from "zod";
import { amounts, money, time } from "./schema-parts.ts";

/** Everything, unless there are handles. */
const entitled = {
  products: z.exactOptional(z.array(z.string()).min(1)),
  collections: z.exactOptional(z.array(z.string()).min(1)),
};
const refuseBoth = z.refine<{ products?: string[]; collections?: string[] }>(
  ({ products, collections }) => !products || !collections,
  { path: ["collections"], error: `This is for "products" or for "collections", not for both.` },
);
const bundle = { quantity: z.int().min(1).default(1), ...entitled };
const values = ["percentage", "amount", "freeShipping", "buyXGetY"] as const;

export const discount = z
  .strictObject({
    /** Without a code, it applies automatically. */
    code: z.exactOptional(z.string().trim().min(1).max(255)),
    /** What shoppers see for an automatic discount. */
    title: z.exactOptional(z.string().min(1)),
    percentage: z.exactOptional(z.number().positive().max(100)),
    amount: z.exactOptional(amounts),
    /** Takes the amount off each item, rather than once off the order. */
    onEachItem: z.boolean().default(false),
    freeShipping: z.exactOptional(z.literal(true)),
    buyXGetY: z.exactOptional(
      z.strictObject({
        buys: z.strictObject(bundle).check(refuseBoth),
        gets: z
          .strictObject({ ...bundle, percentage: z.number().positive().max(100).default(100) })
          .check(refuseBoth),
        usesPerOrder: z.int().min(1).nullable().default(null),
      }),
    ),
    ...entitled,
    minimumSubtotal: z.exactOptional(amounts),
    minimumQuantity: z.exactOptional(z.int().min(1)),
    startsAt: z.exactOptional(time),
    endsAt: time.nullable().default(null),
    usageLimit: z.int().min(1).nullable().default(null),
    oncePerCustomer: z.boolean().default(false),
    combinesWith: z.array(z.enum(["product", "order", "shipping"])).default([]),
  })
  .check(refuseBoth)
  .superRefine((value, context) => {
    if (values.filter((name) => name in value).length !== 1)
      context.addIssue({
        code: "custom",
        message: `A discount has one of "percentage", "amount", "freeShipping", and "buyXGetY".`,
      });
    if (value.minimumSubtotal && value.minimumQuantity !== undefined)
      context.addIssue({
        code: "custom",
        path: ["minimumQuantity"],
        message: `A discount has a "minimumSubtotal" or a "minimumQuantity", not both.`,
      });
    if (value.code === undefined && value.title === undefined)
      context.addIssue({
        code: "custom",
        message: `A discount has a "code", or a "title" if it applies automatically.`,
      });
  });

export const giftCard = z.strictObject({
  code: z.string().regex(/^[a-z0-9]{8,20}$/i, "A gift card's code has 8 to 20 letters and digits."),
  balance: money,
  currency: z.enum(["USD", "CAD"]).default("USD"),
  expiresAt: time.nullable().default(null),
});
