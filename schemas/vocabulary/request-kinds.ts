/** What people can ask for with a form. The value ends the URL that the form is sent to. */
export const requestKinds = [
  { value: "contact", title: "Question to support" },
  { value: "refund", title: "Refund" },
  { value: "classroom-pricing", title: "Classroom pricing" },
  { value: "affiliate", title: "Affiliate program" },
] as const;

export type RequestKind = (typeof requestKinds)[number]["value"];
