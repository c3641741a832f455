import { readOrderServices } from "#app/orders/site-orders.server.ts";
import { handleCorrection } from "#features/orders/handle-correction.ts";

/** Corrects the address of a learner, or of a gift's recipient (decision 34). */
export async function POST(request: Request): Promise<Response> {
  return handleCorrection(request, await readOrderServices());
}
