/** Who a course or a book is made for. */
export const audiences = [
  { title: "Adults", value: "adult" },
  { title: "Kids", value: "kids" },
] as const;
