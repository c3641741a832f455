/** What a check says: true, or the sentence an editor reads. */
export type Finding = true | string;
