import { createHmac } from "node:crypto";

/** Crockford's base 32: no I, L, O, and U, so what looks like them can be read as 1, 0, and V (crockford.com/base32.html). */
const characters = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";

/** 60 bits: too many to guess, and short enough to copy from a card. */
const codeLength = 12;

export interface GiftCodes {
  /** The code of a gift, such as `7K3M-9Q2D-0XWT`. It's always the same for the same gift, so it doesn't have to be stored. */
  toCode: (giftId: string) => string;
  /** What's stored to find a gift by its code. */
  toLookup: (code: string) => string;
}

/** Codes that only the key's holder can calculate. The key has to be stored apart from the gifts. */
export function createGiftCodes(key: string): GiftCodes {
  const digest = (purpose: string, text: string) =>
    createHmac("sha256", key).update(`${purpose} ${text}`).digest();
  return {
    toCode: (giftId) =>
      Array.from(digest("gift-code", giftId).subarray(0, codeLength), (byte) => characters.charAt(byte % 32))
        .join("")
        .replaceAll(/(.{4})(?=.)/g, "$1-"),
    toLookup: (code) => digest("gift-lookup", code).toString("base64url"),
  };
}

const codePattern = new RegExp(`^[${characters}]{${codeLength}}$`);
const lookalikes: Readonly<Record<string, string>> = { O: "0", I: "1", L: "1", U: "V" };

/** The code as it's on the card, from what somebody typed in any case, with or without spaces and dashes; null if it can't be a code. */
export function parseGiftCode(typed: string): string | null {
  const code = typed
    .normalize("NFKC")
    .toUpperCase()
    .replaceAll(/[\s\p{Dash}]/gu, "")
    .replaceAll(/[OILU]/g, (letter) => lookalikes[letter] ?? letter);
  if (!codePattern.test(code)) return null;
  return code.replaceAll(/(.{4})(?=.)/g, "$1-");
}
