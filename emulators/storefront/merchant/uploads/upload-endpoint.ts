import { loadSharp } from "#files/load-sharp.ts";
import { readBytes } from "#http/read-bytes.ts";
import type { Call } from "#http/router.ts";
import type { ImageType, StagedUpload, StagedUploads } from "#storefront/domain/uploads/staged-uploads.ts";
import type { ShopServices } from "#storefront/open-shop.ts";

/** Shopify's limits for a product's image (help.shopify.com, "Product media types"). */
export const maxImageBytes = 20_000_000;
const maxPixels = 25_000_000;

/** For what a form has besides the file. */
const maxFormBytes = 100_000;

/**
 * `PUT` and `POST /staged-uploads/<token>`, once. Shopify takes any file, and finds out later whether it's an image; here the
 * upload is refused.
 */
export async function answerUpload({
  request,
  param,
  services: { uploads },
}: Call<Pick<ShopServices, "uploads">>): Promise<Response> {
  const upload = findOpen(uploads, param("token"), request);
  // A stranger's bytes are read, but not kept.
  const bytes = await readBytes(request, upload.kind === "open" ? maxImageBytes + maxFormBytes : 0);
  if (upload.kind === "refused") return upload.response;
  const { staged } = upload;
  const file = bytes && (await readFile(staged, bytes, request));
  if (file === null) return refuse(413, "An image has up to 20 MB.");
  if (!(await isImage(file, staged.mimeType)))
    return refuse(400, `The file isn't an image of the type ${staged.mimeType} with up to 25 megapixels.`);
  // Meanwhile, another request may have brought a file.
  const still = findOpen(uploads, staged.token, request);
  if (still.kind === "refused") return still.response;
  if (!uploads.receive(staged, file)) return refuse(507, "The shop has no room for more files.");
  return new Response(null, { status: staged.method === "PUT" ? 200 : 201 });
}

type Found = { kind: "open"; staged: StagedUpload } | { kind: "refused"; response: Response };

function findOpen(uploads: StagedUploads, token: string, { method }: Request): Found {
  const staged = uploads.byToken(token);
  if (!staged || staged.method !== method)
    return { kind: "refused", response: refuse(404, "There's no upload at this address.") };
  if (staged.size !== null)
    return { kind: "refused", response: refuse(409, "The file has already been uploaded.") };
  return { kind: "open", staged };
}

/** null if it's too large, and empty if a form has no file. */
async function readFile(
  { method }: StagedUpload,
  bytes: Uint8Array<ArrayBuffer>,
  request: Request,
): Promise<Uint8Array | null> {
  const file =
    method === "PUT" ? bytes : await readFormFile(bytes, request.headers.get("content-type") ?? "");
  return file.byteLength > maxImageBytes ? null : file;
}

async function readFormFile(bytes: Uint8Array<ArrayBuffer>, type: string): Promise<Uint8Array> {
  try {
    const form = await new Response(bytes, { headers: { "content-type": type } }).formData();
    const file = form.get("file");
    return file instanceof File ? await file.bytes() : new Uint8Array();
  } catch {
    return new Uint8Array();
  }
}

async function isImage(bytes: Uint8Array, type: ImageType): Promise<boolean> {
  const sharp = await loadSharp();
  try {
    const { format, width, height } = await sharp(bytes).metadata();
    return `image/${format}` === type && width * height <= maxPixels;
  } catch {
    return false;
  }
}

function refuse(status: number, message: string): Response {
  return new Response(message, { status, headers: { "content-type": "text/plain" } });
}
