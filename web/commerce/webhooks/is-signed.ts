import { createHmac, timingSafeEqual } from "node:crypto";

interface Signed {
  /** The raw bytes as received. */
  body: Uint8Array;
  /** `X-Shopify-Hmac-Sha256`, in base64; null when missing. */
  signature: string | null;
  secret: string;
}

/** Whether Shopify signed the body, compared in constant time (shopify.dev, "Verify webhook deliveries"). */
export function isSigned({ body, signature, secret }: Signed): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const received = Buffer.from(signature ?? "", "base64");
  return received.length === expected.length && timingSafeEqual(received, expected);
}
