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

/** “November 27, 2024” as 11272024 (requirements §9.32), or null when it is no date of the calendar. */
export function toVersionCode(label: string): string | null {
  const [, name = "", day = "", year = ""] = /^([A-Z][a-z]+) (\d{1,2}), (\d{4})$/.exec(label) ?? [];
  const month = months.indexOf(name);
  const date = new Date(Date.UTC(Number(year), month, Number(day)));
  if (month === -1 || date.getUTCDate() !== Number(day)) return null;
  return `${String(month + 1).padStart(2, "0")}${day.padStart(2, "0")}${year}`;
}

export function checkVersionLabel(label: string): Finding {
  return toVersionCode(label) !== null || "Write the date out: November 27, 2024.";
}

/** The code says the label's date. A label that is no date is refused by itself. */
export function checkVersionCode(code: string, label: string): Finding {
  const expected = toVersionCode(label);
  return expected === null || code === expected || `For ${label} the code is ${expected}.`;
}
