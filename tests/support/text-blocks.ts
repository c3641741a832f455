/** A text of one paragraph, as the editor of the Studio writes it. */
export const toText = (text: string) => [
  {
    _type: "block",
    _key: "paragraph",
    style: "normal",
    markDefs: [],
    children: [{ _type: "span", _key: "span", text, marks: [] }],
  },
];
