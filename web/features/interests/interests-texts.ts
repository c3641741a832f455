/** The form's question and choices, of which the first is preselected (requirements §2.59). */
export const interestsQuestion = "What content are you interested in?";

export const interestsChoices = [
  { value: "adults", label: "ASL for Adults (Ages 15+)" },
  { value: "kids", label: "ASL for Kids" },
  { value: "both", label: "Both" },
] as const;
