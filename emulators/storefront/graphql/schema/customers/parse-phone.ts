/** `+16135551111` for `+1 (613) 555-1111`, or null if it isn't an international number. */
export function parsePhone(text: string): string | null {
  const phone = text.replaceAll(/[\s().-]/g, "");
  return /^\+[1-9]\d{6,14}$/.test(phone) ? phone : null;
}
