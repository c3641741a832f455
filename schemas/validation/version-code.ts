import type { Finding } from "./finding.ts";

const months = [
  "January",
  "February",
  "March",
  "April",
  "May",
  "June",
  "July",
  "August",
  "September",
  "October",
  "November",
  "December",
];

/** Formats “November 27, 2024” as 11272024 (requirements §9.32); null when it isn't a valid date. */
export function toVersionCode(label: string): string | null {
  const [, name = "", day = "", year = ""] = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(label) ?? [];
  const month = months.indexOf(name);
  const date = new Date(Date.UTC(Number(year), month, Number(day)));
  if (month === -1 || date.getUTCDate() !== Number(day)) return null;
  return `${String(month + 1).padStart(2, "0")}${day.padStart(2, "0")}${year}`;
}

export function checkVersionLabel(label: string): Finding {
  return toVersionCode(label) !== null || "Write out the date, such as November 27, 2024.";
}

/** The code has to match the label's date. An invalid label has its own error. */
export function checkVersionCode(code: string, label: string): Finding {
  const expected = toVersionCode(label);
  return expected === null || code === expected || `The code for ${label} is ${expected}.`;
}
