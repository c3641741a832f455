/**
 * How many pages a build renders of a kind that a catalog can have hundreds of. One shows that they render. The others wait for
 * their first visitor, as every page does when a server starts (docs/decisions/0010).
 */
export const maxPrerenderedPages = 1;
