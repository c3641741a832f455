/** The anchor of a line, for links in messages. A line id contains slashes and a question mark. */
export const toLineAnchor = (lineId: string) => `line-${/CartLine\/([\w-]+)/.exec(lineId)?.[1] ?? ""}`;
