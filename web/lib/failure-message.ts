/** What a form says when it can't be sent (requirements §8.1, §8.3). */
export const toFailureMessage = (supportEmail: string): string =>
  `Sorry, we're having trouble with our form. Please email us at ${supportEmail} for help.`;
