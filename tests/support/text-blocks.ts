/** A text with one paragraph, as the Studio's editor writes it. */
export const toText = (text: string) => [
  {
    _type: "block",
    _key: "paragraph",
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: "span", text, marks: [] }],
  },
];
