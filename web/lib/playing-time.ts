import { countOf } from "./count-of.ts";

/** Seconds as a clock: 65.4 is "1:05". */
export function formatTime(seconds: number): string {
  const { hours, minutes, rest } = toParts(seconds);
  const clock = [minutes, rest].map((part) => String(part).padStart(2, "0")).join(":");
  return hours > 0 ? `${hours}:${clock}` : clock.replace(/^0/, "");
}

/** Seconds as spoken: 65.4 is "1 minute 5 seconds". */
export function spellTime(seconds: number): string {
  const { hours, minutes, rest } = toParts(seconds);
  const spelled = [spell(hours, "hour"), spell(minutes, "minute"), spell(rest, "second")].filter(Boolean);
  return spelled.join(" ") || "0 seconds";
}

function toParts(seconds: number) {
  const whole = Math.floor(seconds);
  return { hours: Math.floor(whole / 3600), minutes: Math.floor(whole / 60) % 60, rest: whole % 60 };
}

const spell = (count: number, unit: string) => (count === 0 ? "" : countOf(count, unit));
