/** Shown after signing up (requirements §2.56). */
export const confirmationText =
  "We’ve sent you a confirmation email. Click the link in it to complete your subscription.";
