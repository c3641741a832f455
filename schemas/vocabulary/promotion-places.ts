/** Where a promotion may be shown: below the opening of a page, or half way down. */
export const promotionPlaces = [
  { title: "Home, below the opening", value: "home-top", path: "/", position: "top" },
  { title: "Home, half way down", value: "home-middle", path: "/", position: "middle" },
  { title: "Courses, below the opening", value: "courses-top", path: "/courses", position: "top" },
  { title: "Courses, half way down", value: "courses-middle", path: "/courses", position: "middle" },
] as const;

export type PromotionPosition = (typeof promotionPlaces)[number]["position"];
