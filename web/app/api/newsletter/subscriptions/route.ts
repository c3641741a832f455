import { readSignupServices } from "#app/newsletter/site-newsletter.server.ts";
import { handleSubscription } from "#features/newsletter/handle-signup.ts";

/** SPEC §7: signs somebody up for emails. */
export async function POST(request: Request): Promise<Response> {
  return handleSubscription(request, await readSignupServices());
}
