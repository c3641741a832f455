/** The groups of the menu that adds a section. */
export const sectionGroups = [
  {
    name: "words",
    title: "Text and images",
    of: ["hero", "prose", "pictureAndText", "film", "steps", "stats", "callToAction"],
  },
  {
    name: "products",
    title: "Courses and books",
    of: ["courseShelf", "courseComparison", "lessonShelf", "bookShelf", "giftShelf", "giftCards"],
  },
  { name: "people", title: "People and questions", of: ["instructors", "testimonials", "questions"] },
  { name: "forms", title: "Forms", of: ["emailSignup", "requestForm", "giftCodeForm"] },
];
