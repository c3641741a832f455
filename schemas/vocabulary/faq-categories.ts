/** Question subjects, in the order of the FAQ page. */
export const faqCategories = [
  { title: "Courses", value: "courses" },
  { title: "Gifts", value: "gifts" },
  { title: "Books", value: "books" },
  { title: "Schools", value: "schools" },
  { title: "Orders", value: "orders" },
  { title: "Account", value: "account" },
] as const;
