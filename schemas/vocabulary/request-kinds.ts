/** The request forms that editors place on pages. */
export const pageRequestKinds = [
  { value: "contact", title: "Question to support" },
  { value: "refund", title: "Refund" },
  { value: "classroom-pricing", title: "Classroom pricing" },
  { value: "affiliate", title: "Affiliate program" },
] as const;

/** All kinds of request forms. The value is the last segment of the form's URL. The last one is on the page of a sold-out book. */
export const requestKinds = [
  ...pageRequestKinds,
  { value: "back-in-stock", title: "Back in stock" },
] as const;

export type RequestKind = (typeof requestKinds)[number]["value"];
