import { readCallbackServices } from "#app/wallet-callback.server.ts";
import { answerDecision, answerOrder } from "#features/wallet/purchases/answer-callback.ts";

interface Context {
  params: Promise<{ id: string }>;
}

/** ClassWallet reads an order that a shopper wants to pay with it. */
export async function GET(request: Request, { params }: Context): Promise<Response> {
  return answerOrder(request, (await params).id, readCallbackServices());
}

/** ClassWallet says what the school decided. */
export async function PUT(request: Request, { params }: Context): Promise<Response> {
  return answerDecision(request, (await params).id, readCallbackServices());
}
