/** Writes a number of documents: "1 document", "3 documents". */
export const countOf = (count: number): string => (count === 1 ? "1 document" : `${count} documents`);
