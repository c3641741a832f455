import { createRouter } from "#http/router.ts";
import type { LedgerEntry } from "#http/ledger.ts";
import type { ShopServices } from "#storefront/open-shop.ts";
import { uploadRoutes } from "./upload-routes.ts";

/** Where files are uploaded. */
export const uploadPath = "/staged-uploads/";

const router = createRouter(uploadRoutes);

/** An upload, or null if there's nothing with this path and method. */
export async function answerUploads(
  request: Request,
  entry: LedgerEntry,
  services: ShopServices,
): Promise<Response | null> {
  // Anyone with an upload's token can bring its file.
  entry.path = entry.path.replace(/^\/staged-uploads\/[^/?]+/, "/staged-uploads/…");
  const found = router.find(request);
  entry.route = found?.route.path ?? null;
  return found && found.respond(services);
}
