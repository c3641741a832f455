/** The result of a check: true, or a sentence for editors. */
export type Finding = true | string;
