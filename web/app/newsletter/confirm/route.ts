import type { NextRequest } from "next/server";
import { readEmbeddedNewsletter } from "#app/newsletter/site-newsletter.server.ts";
import {
  answerBadLink,
  answerLinkDone,
  answerLinkForm,
  answerUsedLink,
} from "#features/newsletter/newsletter-pages.ts";
import type { ConfirmLinkState } from "#providers/newsletter/embedded-newsletter.ts";

/** The page behind the double opt-in link, with one button. */
export async function GET({ nextUrl }: NextRequest): Promise<Response> {
  const newsletter = await readEmbeddedNewsletter();
  return answerLink(newsletter?.checkConfirmLink(nextUrl.searchParams.get("token") ?? ""), () =>
    answerLinkForm({
      title: "One more click",
      text: "Press the button to get our emails.",
      button: "Confirm my subscription",
    }),
  );
}

/** Completes the subscription. The token authorizes it, so the form's origin doesn't matter. */
export async function POST({ nextUrl }: NextRequest): Promise<Response> {
  const newsletter = await readEmbeddedNewsletter();
  return answerLink(await newsletter?.confirm(nextUrl.searchParams.get("token") ?? ""), () =>
    answerLinkDone({
      title: "You’re on our list",
      text: "Thanks for confirming. A welcome email is on its way.",
    }),
  );
}

function answerLink(state: ConfirmLinkState | undefined, answerWorking: () => Response): Response {
  switch (state ?? "broken") {
    case "works":
      return answerWorking();
    case "used":
      return answerUsedLink();
    case "broken":
      return answerBadLink();
  }
}
