/** How many of a search's words a result has, in all and in its title. */
interface Matches {
  matches: number;
  titleMatches: number;
}

/** For sorting: the result with more of the words first, then the one with more of them in its title. */
export const compareMatches = (a: Matches, b: Matches): number =>
  b.matches - a.matches || b.titleMatches - a.titleMatches;
