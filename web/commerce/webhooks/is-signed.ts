import { createHmac, timingSafeEqual } from "node:crypto";

interface Signed {
  /** As it came, byte for byte. */
  body: Uint8Array;
  /** `X-Shopify-Hmac-Sha256`, in base64; null when there was none. */
  signature: string | null;
  secret: string;
}

/** Whether Shopify sent the body, in a time that tells nothing of the signature (shopify.dev, "Verify webhook deliveries"). */
export function isSigned({ body, signature, secret }: Signed): boolean {
  const expected = createHmac("sha256", secret).update(body).digest();
  const given = Buffer.from(signature ?? "", "base64");
  return given.length === expected.length && timingSafeEqual(given, expected);
}
