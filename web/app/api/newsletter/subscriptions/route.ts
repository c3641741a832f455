import { readSignupServices } from "#app/newsletter/site-newsletter.server.ts";
import { handleSubscription } from "#features/newsletter/handle-signup.ts";

/** Signs someone up for emails (requirements §7.4). */
export async function POST(request: Request): Promise<Response> {
  return handleSubscription(request, await readSignupServices());
}
