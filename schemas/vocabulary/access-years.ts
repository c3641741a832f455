/** The years of a course's access, such as 2 for “2 years”; null for a text that says something else. */
export function parseAccessYears(text: string): number | null {
  const years = /^\s*([1-9]\d?)\s+years?\s*$/i.exec(text)?.[1];
  return years === undefined ? null : Number(years);
}
