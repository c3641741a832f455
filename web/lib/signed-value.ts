import { createHmac, timingSafeEqual } from "node:crypto";

interface Signing {
  /** A value signed for one purpose isn't valid for another. */
  purpose: string;
  key: string;
}

/** A readable value for a cookie, signed with the key. */
export function signValue(value: unknown, signing: Signing): string {
  const payload = Buffer.from(JSON.stringify(value)).toString("base64url");
  return `${payload}.${sign(payload, signing)}`;
}

/** The value; undefined when it was changed, or signed for another purpose or with another key. */
export function verifyValue(signed: string, signing: Signing): unknown {
  const [payload = "", signature = "", ...rest] = signed.split(".");
  if (rest.length > 0 || !isSameSecret(signature, sign(payload, signing))) return undefined;
  return JSON.parse(Buffer.from(payload, "base64url").toString());
}

const sign = (payload: string, { purpose, key }: Signing) =>
  createHmac("sha256", key).update(`${purpose} ${payload}`).digest("base64url");

/** Compares in constant time. */
export function isSameSecret(a: string, b: string): boolean {
  const [one, other] = [Buffer.from(a), Buffer.from(b)];
  return one.byteLength === other.byteLength && timingSafeEqual(one, other);
}
