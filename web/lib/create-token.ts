/** 32 random hexadecimal digits. `crypto.randomUUID` requires HTTPS. */
export const createToken = (): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(16)), (byte) => byte.toString(16).padStart(2, "0")).join(
    "",
  );
