/** What a page can hide in the header. The shop's name and the currency stay. */
export const headerParts = [
  { title: "Links", value: "links" },
  { title: "Cart", value: "cart" },
  { title: "Background", value: "background" },
] as const;
