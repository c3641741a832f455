/** "Gift 2: " for a field of a gift described on its own; empty otherwise. */
export function toGiftLabel(field: string | undefined, form: URLSearchParams): string {
  const index = /\.gifts\.(\d+)\./.exec(field ?? "")?.[1];
  return index !== undefined && form.has("gifts.1.template") ? `Gift ${Number(index) + 1}: ` : "";
}
