/** Shown after signing up (requirements §2.56). */
export const confirmationText =
  "We’ve sent you a confirmation email. Click the link in it to complete your subscription.";

export const interestsQuestion = "What content are you interested in?";

/** The first is preselected (requirements §2.59). */
export const interestsChoices = [
  { value: "adults", label: "ASL for Adults (Ages 15+)" },
  { value: "kids", label: "ASL for Kids" },
  { value: "both", label: "Both" },
] as const;

/** A form sent sooner than this after its page opened was filled in by a bot. */
export const minFillMs = 800;
