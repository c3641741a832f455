import type { Redemption } from "./gifts.ts";

type Problem = Exclude<Redemption["kind"], "redeemed">;

/** Why a code opens nothing, with the status of the response. */
export const codeProblems: Readonly<Record<Problem, { status: number; message: string }>> = {
  unknown: {
    status: 404,
    message: "We don’t know this code. Please compare each letter and number with your card.",
  },
  used: {
    status: 409,
    message: "This code has been used. If that was you, use the link in the email we sent you then.",
  },
  expired: {
    status: 410,
    message: "This code has expired, because it was refunded or replaced. Please ask whoever gave it to you.",
  },
};

export const codeLabel = "Gift code";
export const codeHint = "Twelve letters and numbers. Upper or lower case, with or without dashes.";
export const codeButton = "See your gift";

export const learnerTitle = "Who’s going to learn?";
export const learnerHint = "The course opens for this person. They’ll use this email address to sign in.";
export const redeemButton = "Open the course";

export const toOpenText = (email: string) =>
  `We’ve also emailed the link to ${email}. Sign in with that address whenever you’re ready.`;
/** Shown instead if the learning platform doesn't respond. */
export const toLaterText = (email: string) =>
  `Your gift is redeemed. Opening the course takes a little longer than usual, so we’ll email the link to ${email}. You don’t have to do anything.`;
