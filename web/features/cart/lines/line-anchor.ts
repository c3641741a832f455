import { parseGid } from "@shopify/hydrogen-react/analytics-utils";

/** The anchor of a line, for links in messages. A line id contains slashes and a question mark. */
export const toLineAnchor = (lineId: string): string => `line-${parseGid(lineId).resourceId ?? ""}`;
