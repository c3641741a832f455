/** The kinds of request forms. The value is the last segment of the form's URL. */
export const requestKinds = [
  { value: "contact", title: "Question to support" },
  { value: "refund", title: "Refund" },
  { value: "classroom-pricing", title: "Classroom pricing" },
  { value: "affiliate", title: "Affiliate program" },
] as const;

export type RequestKind = (typeof requestKinds)[number]["value"];
