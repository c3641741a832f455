import { readGiftCodeServices } from "#app/orders/site-orders.server.ts";
import { handleGiftCode } from "#features/gifts/handle-gift-code.ts";

/** Shows the gift of a code (decision 34). */
export async function POST(request: Request): Promise<Response> {
  return handleGiftCode(request, await readGiftCodeServices());
}
