/** requirements §8.1. */
export const toTroubleText = (supportEmail: string) =>
  `Sorry, we're having trouble with our form. Please email us at ${supportEmail} for help.`;

/** requirements §2.56. */
export const confirmationText =
  "We’ve sent you a confirmation email. Click the link in it to complete your subscription.";

export const interestsQuestion = "What content are you interested in?";

/** requirements §2.59. The first is preselected. */
export const interestsChoices = [
  { value: "adults", label: "ASL for Adults (Ages 15+)" },
  { value: "kids", label: "ASL for Kids" },
  { value: "both", label: "Both" },
] as const;

/** A form that is sent sooner after its page was opened was not filled in by a person. */
export const minFillMs = 800;
