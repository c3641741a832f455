import { answerAsset } from "#content-lake/assets/asset-endpoint.ts";
import type { Route } from "#http/router.ts";
import type { Services } from "#content-lake/api/services.ts";
import { answerUpload } from "#content-lake/assets/upload-endpoint.ts";

/** Images and files: taken in, and served. */
export const assetRoutes: readonly Route<Services>[] = [
  {
    method: "POST",
    path: "/assets/images/:dataset",
    does: "Keeps an image and answers its document.",
    answer: (call) => answerUpload("image", call),
  },
  {
    method: "POST",
    path: "/assets/files/:dataset",
    does: "Keeps a file and answers its document.",
    answer: (call) => answerUpload("file", call),
  },
  {
    method: "GET",
    path: "/images/*",
    does: "Serves an image, resized and cropped as its address asks.",
    answer: answerAsset,
  },
  {
    method: "GET",
    path: "/files/*",
    does: "Serves a file, whole or in ranges.",
    answer: answerAsset,
  },
];
