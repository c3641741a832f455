/** The pages the header and the footer lead to. */
export const mainLinks = [
  { href: "/courses", label: "Courses" },
  { href: "/courses#Bundled", label: "Adult courses" },
  { href: "/courses#Kids", label: "Kids" },
] as const;
