import { readRequestServices } from "#app/requests/site-requests.server.ts";
import { handleRequest } from "#features/requests/handle-request.ts";

interface Context {
  params: Promise<{ kind: string }>;
}

/** Takes what somebody asks the shop for with a form (requirements §2.13–2.16). */
export async function POST(request: Request, { params }: Context): Promise<Response> {
  const { kind } = await params;
  return handleRequest(request, kind, await readRequestServices());
}
