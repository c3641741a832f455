import { DateTime } from "groq-js";

const format = /^(?<local>\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d)(?:\.\d+)?(?:Z|[+-](?:[01]\d|2[0-3]):[0-5]\d)$/;

/** `dateTime()`: RFC 3339. null for a date or time that doesn't exist, of which `Date` makes another day or none at all. */
export function toDateTime(value: unknown): unknown {
  if (value instanceof DateTime) return value;
  const text = typeof value === "string" ? value.toUpperCase() : "";
  const local = format.exec(text)?.groups?.["local"];
  return local && doesExist(local) && isWritable(new Date(text)) ? new DateTime(new Date(text)) : null;
}

function doesExist(local: string): boolean {
  const date = new Date(`${local}Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(local);
}

/** An offset can lead out of the years that have four digits. */
function isWritable(date: Date): boolean {
  return /^\d/.test(date.toISOString());
}
