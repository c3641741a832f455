/** "21 Nov 2026, 10:05 UTC". */
export function formatTime(time: string): string {
  const date = new Date(time).toLocaleString("en-GB", {
    timeZone: "UTC",
    day: "numeric",
    month: "short",
    year: "numeric",
    hour: "2-digit",
    minute: "2-digit",
  });
  return `${date} UTC`;
}
