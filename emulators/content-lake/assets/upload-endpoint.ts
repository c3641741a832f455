import { z } from "zod";
import { requireWriter } from "#content-lake/access/access.ts";
import { defaultDetails, type ImageDetail, imageDetails } from "./image-metadata.ts";
import { requireBytes } from "#content-lake/api/request-body.ts";
import { formatZodError } from "#http/format-zod-error.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import { readProjectId } from "#content-lake/api/read-project-id.ts";
import type { LakeCall } from "#content-lake/api/services.ts";

const maxUploadBytes = 256 * 1024 * 1024;

const text = z.string().min(1).optional();

/** What `@sanity/client` can send besides the bytes (src/assets/AssetsClient.ts). */
const parametersSchema = z.object({
  filename: text,
  label: text,
  title: text,
  description: text,
  creditLine: text,
  sourceId: text,
  sourceName: text,
  sourceUrl: text,
});

/**
 * `POST /assets/images/:dataset` and `/assets/files/:dataset`: stores the bytes and returns their document. Uploading the same
 * bytes again returns the same document, as in the hosted API.
 */
export async function answerUpload(
  kind: "image" | "file",
  { request, url, param, services }: LakeCall,
): Promise<Response> {
  const author = requireWriter(services.user);
  const { filename, label, title, description, creditLine, ...from } = parseParameters(url.searchParams);
  const details = parseDetails(url.searchParams.getAll("meta"));
  const bytes = await requireBytes(request, maxUploadBytes);
  const contentType = request.headers.get("content-type");
  const dataset = param("dataset");
  const asset = await services.assets.store({
    kind,
    bytes,
    details,
    projectId: readProjectId(request, url),
    dataset,
    ...(filename ? { filename } : {}),
    ...(contentType ? { contentType } : {}),
  });
  const source = from.sourceId && {
    _type: "sanity.assetSourceData",
    id: from.sourceId,
    ...(from.sourceName && { name: from.sourceName }),
    ...(from.sourceUrl && { url: from.sourceUrl }),
  };
  const described = {
    ...asset,
    ...(label && { label }),
    ...(title && { title }),
    ...(description && { description }),
    ...(creditLine && { creditLine }),
    ...(source && { source }),
  };
  const { result: document } = services.commit({
    dataset,
    author: author.id,
    work: (transaction) => {
      transaction.createIfNotExists(described);
      return transaction.get(asset._id);
    },
  });
  return Response.json({ document });
}

function parseParameters(params: URLSearchParams): z.infer<typeof parametersSchema> {
  const given = [...params].filter(([, value]) => value !== "");
  const { data, error } = parametersSchema.safeParse(Object.fromEntries(given));
  if (error) throw new LakeError(400, `Invalid upload parameters: ${formatZodError(error)}`);
  return data;
}

/** Each `meta` names metadata to extract. `none` means none, and no `meta` means the default. */
function parseDetails(names: readonly string[]): readonly ImageDetail[] {
  if (names.length === 0) return defaultDetails;
  return names
    .flatMap((name) => name.split(","))
    .flatMap((name) => {
      if (name === "none") return [];
      const detail = imageDetails.find((known) => known === name);
      if (!detail)
        throw new LakeError(400, `The Content Lake emulator can't extract "${name}" from an image`);
      return [detail];
    });
}
