import { requireWriter } from "#content-lake/access.ts";
import { readBytes } from "#content-lake/body.ts";
import type { LakeCall } from "#content-lake/services.ts";

const uploadLimitInBytes = 256 * 1024 * 1024;

/**
 * `POST /assets/images/:dataset` and `/assets/files/:dataset`: keeps the bytes and answers the document that stands
 * for them. Uploading the same bytes again answers the same document, as the hosted API does.
 */
export async function answerUpload(
  kind: "image" | "file",
  { request, url, param, services }: LakeCall,
): Promise<Response> {
  const author = requireWriter(services.user);
  const bytes = await readBytes(request, uploadLimitInBytes);
  const filename = url.searchParams.get("filename");
  const contentType = request.headers.get("content-type");
  const dataset = param("dataset");
  const asset = await services.assets.store({
    kind,
    bytes,
    projectId: request.headers.get("x-sanity-project-id") ?? "embedded",
    dataset,
    ...(filename ? { filename } : {}),
    ...(contentType ? { contentType } : {}),
  });
  const details = Object.fromEntries(
    ["title", "description", "label", "creditLine"].flatMap((name) => {
      const value = url.searchParams.get(name);
      return value ? [[name, value]] : [];
    }),
  );
  const { result: document } = services.commit({
    dataset,
    author: author.id,
    work: (transaction) => {
      transaction.createIfNotExists({ ...asset, ...details });
      return transaction.get(asset._id);
    },
  });
  return Response.json({ document });
}
