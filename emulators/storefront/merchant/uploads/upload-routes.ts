import type { Route } from "#http/router.ts";
import type { ShopServices } from "#storefront/open-shop.ts";
import { answerUpload } from "./upload-endpoint.ts";

/** Where apps send the files that `stagedUploadsCreate` announced. */
export const uploadRoutes: readonly Route<Pick<ShopServices, "uploads">>[] = [
  {
    method: "PUT",
    path: "/staged-uploads/:token",
    description: "Takes an image's bytes.",
    handler: answerUpload,
  },
  {
    method: "POST",
    path: "/staged-uploads/:token",
    description: "Takes an image as the `file` of a form.",
    handler: answerUpload,
  },
];
