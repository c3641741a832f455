/** Which gift a field's path is about, such as "Gift 2: ", where its form describes them one by one; otherwise nothing. */
export function toGiftLabel(field: string | undefined, form: URLSearchParams): string {
  const place = /\.gifts\.(\d+)\./.exec(field ?? "")?.[1];
  return place !== undefined && form.has("gifts.1.template") ? `Gift ${Number(place) + 1}: ` : "";
}
