import type { RequestKind } from "@shop/schemas/vocabulary/request-kinds.ts";
import type { ValidRequest } from "./parse-request.ts";
import { requestFields } from "./request-fields.ts";

export interface Fact {
  label: string;
  value: string;
}

/** The answers with their labels, in the form's order. */
export function listAnswers({ kind, answers }: Pick<ValidRequest, "kind" | "answers">): Fact[] {
  return requestFields[kind].flatMap((field) => {
    const value = answers[field.name];
    if (value === undefined) return [];
    const choice = field.type === "choice" && field.choices.find((known) => known.value === value);
    return [{ label: field.label, value: choice ? choice.label : value }];
  });
}

export const requestNames: Readonly<Record<RequestKind, string>> = {
  contact: "Message",
  refund: "Refund",
  "classroom-pricing": "Classroom pricing",
  affiliate: "Affiliate program",
  "back-in-stock": "Back in stock",
};
