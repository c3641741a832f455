/** Where a moment is a day: a post's date in the Studio and on the site, and the days of orders, gifts, and access. */
export const shopTimeZone = "America/New_York";
