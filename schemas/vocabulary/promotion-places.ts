/** Where a promotion can appear: below a page's hero, or halfway down. */
export const promotionPlaces = [
  { title: "Home, below the hero", value: "home-top", path: "/", position: "top" },
  { title: "Home, halfway down", value: "home-middle", path: "/", position: "middle" },
  { title: "Courses, below the hero", value: "courses-top", path: "/courses", position: "top" },
  { title: "Courses, halfway down", value: "courses-middle", path: "/courses", position: "middle" },
] as const;

export type PromotionPosition = (typeof promotionPlaces)[number]["position"];
