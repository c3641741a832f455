/** Where a post's date is a day: in the Studio's form and lists, and on the site. */
export const postTimeZone = "America/New_York";
