import { readGiftCodeServices } from "#app/orders/site-orders.server.ts";
import { handleRedemption } from "#features/gifts/handle-gift-code.ts";

/** Opens a gift's course for its learner (decision 34). */
export async function POST(request: Request): Promise<Response> {
  return handleRedemption(request, await readGiftCodeServices());
}
