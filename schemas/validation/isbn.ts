/** Whether a text is thirteen digits with a valid ISBN check digit, ignoring hyphens and spaces. */
export function isIsbn13(text: string): boolean {
  const digits = text.replaceAll(/[\s-]/g, "");
  if (!/^97[89]\d{10}$/.test(digits)) return false;
  const sum = Array.from(digits).reduce(
    (total, digit, index) => total + Number(digit) * (index % 2 === 0 ? 1 : 3),
    0,
  );
  return sum % 10 === 0;
}
