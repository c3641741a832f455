/** Fields that name a document of any type. The first that has a text is its title. */
export const titleFields = [
  "title",
  "question",
  "gloss",
  "promotionName",
  "name",
  "text",
  "path",
  "from",
] as const;

/** A document's title, as an expression in GROQ; null if it has none. */
export const titleExpression = `coalesce(${titleFields.join(", ")})`;
