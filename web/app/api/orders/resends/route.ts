import { readOrderServices } from "#app/orders/site-orders.server.ts";
import { handleResend } from "#features/orders/handle-resend.ts";

/** Mails a gift's card again, from the page of the order. */
export async function POST(request: Request): Promise<Response> {
  return handleResend(request, await readOrderServices());
}
