/** Where a message about a line leads to. A line's id holds slashes and a question mark. */
export const toLineAnchor = (lineId: string) => `line-${/CartLine\/([\w-]+)/.exec(lineId)?.[1] ?? ""}`;
