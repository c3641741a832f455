import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";

const keyBytes = 32;

/** The salt and the key, each in base64url. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16);
  const key = await derive(password, salt);
  return `${salt.toString("base64url")}.${key.toString("base64url")}`;
}

/** Takes as long without a hash, so that the time doesn't reveal who has an account. */
export async function isPassword(given: string, hash: string | null): Promise<boolean> {
  const [salt = "", key = ""] = hash?.split(".") ?? [];
  const expected = Buffer.from(key, "base64url");
  const derived = await derive(given, Buffer.from(salt, "base64url"));
  return expected.length === keyBytes && timingSafeEqual(derived, expected);
}

function derive(password: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(password, salt, keyBytes, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
