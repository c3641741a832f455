/** Parts of the site that an announcement can be limited to, with the path that their pages start with. */
export const siteAreas = [
  { title: "Home", value: "home", path: "/" },
  { title: "Courses", value: "courses", path: "/courses" },
  { title: "Books", value: "books", path: "/books" },
  { title: "Gifts", value: "gifts", path: "/gifts" },
  { title: "Free lessons", value: "free-lessons", path: "/free-lessons" },
  { title: "Dictionary", value: "dictionary", path: "/asl/dictionary" },
  { title: "Blog", value: "blog", path: "/blog" },
  { title: "Cart", value: "cart", path: "/cart" },
] as const;

/** Whether a page is in one of these areas. Without any, every page is. */
export function isInAreas(path: string, areas: readonly string[]): boolean {
  if (areas.length === 0) return true;
  return siteAreas.some(
    (area) =>
      areas.includes(area.value) &&
      (path === area.path || (area.path !== "/" && path.startsWith(`${area.path}/`))),
  );
}
