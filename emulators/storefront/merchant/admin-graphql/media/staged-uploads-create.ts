import { z } from "zod";
import { imageTypes, type UploadMethod } from "#storefront/domain/uploads/staged-uploads.ts";
import type { AdminServices } from "#storefront/merchant/admin-api/admin-call.ts";
import { parseInput, shortText, type UserError } from "#storefront/merchant/admin-graphql/parse-input.ts";
import { uploadPath } from "#storefront/merchant/uploads/answer-uploads.ts";
import { maxImageBytes } from "#storefront/merchant/uploads/upload-endpoint.ts";

interface StagedTarget {
  url: string;
  resourceUrl: string;
  parameters: readonly { name: string; value: string }[];
}

interface StagedUploadsCreatePayload {
  stagedTargets: readonly StagedTarget[] | null;
  userErrors: readonly Pick<UserError<string>, "field" | "message">[];
}

const inputSchema = z.object({
  filename: shortText("Filename").min(1, "Filename can't be blank"),
  mimeType: z.enum(imageTypes, `Mime type must be one of ${imageTypes.join(", ")}`),
  httpMethod: z.enum(["POST", "PUT"]),
  fileSize: z.number().max(maxImageBytes, "File size can't be more than 20 MB").nullish(),
});

/** `stagedUploadsCreate`: addresses at this shop for images, which are valid for a day. */
export function answerStagedUploadsCreate(
  _root: unknown,
  given: { input: object[] },
  services: AdminServices,
): StagedUploadsCreatePayload {
  const { catalog, newId, publicUrl, uploads } = services;
  const parsed = parseInput(z.object({ input: z.array(inputSchema) }), given, { at: null, code: "INVALID" });
  if (parsed.kind === "invalid") return { stagedTargets: null, userErrors: parsed.userErrors };
  uploads.sweep((file) =>
    catalog.stored.products.some(({ images }) => images.some((image) => image.file === file)),
  );
  return services.transact(() => ({
    stagedTargets: parsed.data.input.map(({ filename, mimeType, httpMethod }) => {
      const { token } = uploads.stage({ token: newId(), filename, mimeType, method: httpMethod });
      const url = `${publicUrl}${uploadPath}${token}`;
      return { url, resourceUrl: url, parameters: toParameters(httpMethod, mimeType) };
    }),
    userErrors: [],
  }));
}

/** The headers of a `PUT`, or the fields of a form. */
function toParameters(method: UploadMethod, mimeType: string): StagedTarget["parameters"] {
  return method === "PUT"
    ? [{ name: "content_type", value: mimeType }]
    : [
        { name: "Content-Type", value: mimeType },
        { name: "success_action_status", value: "201" },
      ];
}
