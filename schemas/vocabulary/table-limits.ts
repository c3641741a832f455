/** The most rows and columns that a table in a text has. */
export const tableLimits = { rows: 100, columns: 10 };
