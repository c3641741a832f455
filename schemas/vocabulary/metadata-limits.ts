/** About how many characters search engines and social networks show of a page's metadata before they cut it off. */
export const metadataLimits = { title: 60, description: 160, shareTitle: 70 } as const;

export type LimitedField = keyof typeof metadataLimits;
