import { z } from "zod";
import { emailPattern, maxEmailLength } from "#lib/person-rules.ts";
import { parseJson } from "#lib/read-body.ts";
import { isSameSecret } from "#lib/signed-value.ts";
import { linePattern } from "#lib/text-rules.ts";
import type { Wallet } from "./wallet.ts";

interface ClassWalletOptions {
  /** ClassWallet's origin. */
  url: string;
  vendorId: string;
  /** For the callbacks. */
  username: string;
  password: string;
  /** This site's origin, to which ClassWallet sends the callbacks. */
  siteUrl: string;
}

/**
 * ClassWallet, as it describes itself to shops (github.com/ClassWalletTech/classwallet-docs, "Pay By ClassWallet API Integration";
 * decision 36 lists what that leaves open).
 */
export function createClassWallet({
  url,
  vendorId,
  username,
  password,
  siteUrl,
}: ClassWalletOptions): Wallet {
  const authKey = Buffer.from(vendorId).toString("base64");
  const credentials = Buffer.from(`${username}:${password}`).toString("base64");

  return {
    readStart: ({ request = "" }) => {
      const start = startSchema.safeParse(parseJson(Buffer.from(request)));
      if (!start.success) return "invalid";
      const { authKey: given, institution, username: name, email, taxExempt, shipping } = start.data;
      if (!isSameSecret(given, authKey)) return "forged";
      const { address: street, city, state, zip } = shipping;
      return {
        school: institution,
        name,
        email,
        isTaxExempt: taxExempt,
        address: { street, city, state, zip },
      };
    },

    toCheckoutUrl: (orderId) => {
      const query = new URLSearchParams({ callback: `${siteUrl}/api/cw/orders/${orderId}`, vendorId });
      return `${url}/payby-checkout/?${query}`;
    },

    isAuthorized: (authorization) => {
      const [, given = ""] = /^basic +(.*)$/i.exec(authorization ?? "") ?? [];
      return isSameSecret(given, credentials);
    },

    toOrderBody: ({ id, items, shippingCents, taxCents }) => ({
      orderId: id,
      details: {
        items: items.map((item) => ({
          itemId: item.id,
          description: item.title,
          quantity: item.quantity,
          price: item.cents / 100,
        })),
        shipping: shippingCents / 100,
        tax: taxCents / 100,
      },
    }),

    readDecision: (body) => {
      const parsed = decisionSchema.safeParse(body);
      if (!parsed.success) return null;
      const { status, PurchaseOrderId: purchaseOrderId = null } = parsed.data;
      if (status !== "complete") return { kind: "declined", purchaseOrderId };
      return purchaseOrderId === null ? null : { kind: "approved", purchaseOrderId };
    },

    toConfirmation: ({ kind }) => ({ status: kind === "approved" ? "complete" : "failed" }),
  };
}

const line = (max: number) => z.string().trim().min(1).max(max).regex(linePattern);

/** The JSON in the field `request`. Its `id` isn't used, because nobody says what it identifies. */
const startSchema = z.object({
  authKey: z.string().max(500),
  email: z.string().trim().max(maxEmailLength).regex(emailPattern),
  institution: line(100),
  username: line(100),
  taxExempt: z.boolean().default(false),
  shipping: z.object({
    address: line(200),
    city: line(100),
    state: z
      .string()
      .trim()
      .regex(/^[a-z]{2}$/i)
      .toUpperCase(),
    zip: z
      .string()
      .trim()
      .regex(/^\d{5}(-?\d{4})?$/),
  }),
});

/** Only `complete` is documented. The rest is what ClassWallet's plugins for other shops handle. */
const decisionSchema = z.object({
  status: z.enum(["complete", "failed", "canceled", "cancelled", "declined"]),
  PurchaseOrderId: z
    .union([z.number().int().nonnegative(), z.string().trim().min(1).max(100).regex(linePattern)])
    .transform(String)
    .nullish(),
});
