/** The version of Sanity's API that the site and the Studio ask. The lake answers queries as they were on this day. */
export const apiVersion = "2026-06-01";
