/** The pattern of the route that a page belongs to, such as `/courses/[slug]`, from its path and its route parameters. */
export function toRoutePattern(
  pathname: string,
  params: Readonly<Record<string, string | readonly string[] | undefined>>,
): string {
  const segments = pathname.split("/").filter(Boolean);
  // From the end, where parameters are: in `/blog/blog`, the second is the slug.
  for (const [name, value] of Object.entries(params).toReversed()) {
    if (value === undefined) continue;
    const values = typeof value === "string" ? [value] : value;
    const start = segments.findLastIndex((_, index) =>
      values.every((part, offset) => isSame(segments[index + offset], part)),
    );
    if (start !== -1)
      segments.splice(start, values.length, typeof value === "string" ? `[${name}]` : `[...${name}]`);
  }
  return `/${segments.join("/")}`;
}

const isSame = (segment: string | undefined, part: string) =>
  segment !== undefined && (segment === part || decodeURIComponent(segment) === part);
