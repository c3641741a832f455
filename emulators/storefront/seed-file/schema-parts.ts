import { isAbsolute } from "node:path";
import { z } from "zod";
import { exchange } from "#storefront/domain/cart/exchange.ts";
import type { Currency } from "#storefront/domain/catalog/product.ts";
import { toHandle } from "#storefront/domain/catalog/to-handle.ts";

// The names in a seed file are those of Shopify's Admin API where it has them.

export const handle = z
  .string()
  .regex(
    /^[a-z0-9]+(-[a-z0-9]+)*$/,
    "A handle is lowercase letters and digits with single hyphens between them.",
  );
export const text = z.string().default("");
export const time = z.iso.datetime({ error: "A time is ISO 8601 in UTC, such as 2026-11-27T09:00:00Z." });

const moneyRule = "An amount of money has at most two decimals, such as 12.50.";

/** In whole cents. */
export const money = z
  .union([z.number(), z.string()], moneyRule)
  .refine((amount) => /^\d{1,7}(\.\d{1,2})?$/.test(String(amount)), moneyRule)
  .transform((amount) => Math.round(Number(amount) * 100));

/** An amount in US dollars is also converted to Canadian dollars. */
export const amounts = z.union(
  [
    money.transform((usd) => ({ USD: usd, CAD: exchange(usd, "USD", "CAD") })),
    z.strictObject({ USD: money, CAD: money }),
  ],
  `${moneyRule} It's in US dollars, or in both currencies: { "USD": 12.50, "CAD": 17 }.`,
) satisfies z.ZodType<Record<Currency, number>>;

const imageFile = z
  .string()
  .regex(/\.(avif|gif|jpg|png|svg|webp)$/, "An image ends in .avif, .gif, .jpg, .png, .svg, or .webp.")
  .refine(
    (file) => !isAbsolute(file) && !file.split("/").includes(".."),
    "An image is beside the seed file, or in a folder there.",
  );

export const image = z.union(
  [
    imageFile.transform((file) => ({ file, altText: null })),
    z.strictObject({ file: imageFile, altText: z.string().nullable().default(null) }),
  ],
  'An image is a file\'s name, or { "file": "…", "altText": "…" }.',
);
const seo = z.strictObject({
  title: z.string().nullable().default(null),
  description: z.string().nullable().default(null),
});
export const metafield = z.strictObject({
  namespace: z.string().min(1),
  key: z.string().min(1),
  type: z.string().min(1),
  value: z.string(),
});

export const described = {
  title: z.string().min(1),
  handle: z.exactOptional(handle),
  seo: z.exactOptional(seo),
};

/** Adds the handle that Shopify would make from the title. */
export const withHandle = <Described extends { title: string; handle?: string }>(
  schema: z.ZodType<Described>,
): z.ZodType<Described & { handle: string }> =>
  schema.transform((value, context) => {
    const made = value.handle ?? toHandle(value.title);
    if (made === "")
      context.addIssue({
        code: "custom",
        path: ["handle"],
        message: "A title without Latin letters needs a handle.",
      });
    return { ...value, handle: made };
  });
