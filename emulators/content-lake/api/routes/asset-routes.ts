import { answerAsset } from "#content-lake/assets/asset-endpoint.ts";
import type { Route } from "#http/router.ts";
import type { Services } from "#content-lake/api/services.ts";
import { answerUpload } from "#content-lake/assets/upload-endpoint.ts";

/** Images and files: uploading and serving. */
export const assetRoutes: readonly Route<Services>[] = [
  {
    method: "POST",
    path: "/assets/images/:dataset",
    description: "Stores an image and returns its document.",
    handler: (call) => answerUpload("image", call),
  },
  {
    method: "POST",
    path: "/assets/files/:dataset",
    description: "Stores a file and returns its document.",
    handler: (call) => answerUpload("file", call),
  },
  {
    method: "GET",
    path: "/images/*",
    description: "Serves an image, resized and cropped by URL parameters.",
    handler: answerAsset,
  },
  {
    method: "GET",
    path: "/files/*",
    description: "Serves a file, whole or in ranges.",
    handler: answerAsset,
  },
];
