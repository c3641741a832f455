/** What visitors ask about, in the order of the page of questions. */
export const faqCategories = [
  { title: "Courses", value: "courses" },
  { title: "Gifts", value: "gifts" },
  { title: "Books", value: "books" },
  { title: "Schools", value: "schools" },
  { title: "Orders", value: "orders" },
  { title: "Account", value: "account" },
] as const;
