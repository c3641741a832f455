/** A paragraph as the Studio's editor writes it. */
export const toParagraph = (text: string, key: string) => ({
  _type: "block",
  _key: key,
  style: "normal",
  markDefs: [],
  children: [{ _type: "span", _key: "span", text, marks: [] }],
});

/** A text with one paragraph. */
export const toText = (text: string) => [toParagraph(text, "paragraph")];
