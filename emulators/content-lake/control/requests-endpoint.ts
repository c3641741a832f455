import { z } from "zod";
import { toSentence } from "#content-lake/api/request-body.ts";
import type { ControlCall } from "#content-lake/control/control-services.ts";
import { LakeError } from "#content-lake/api/lake-error.ts";
import { withoutVersion } from "#content-lake/api/api-version.ts";

const filterSchema = z.strictObject({
  /** The beginning of the path, with its version or without. */
  path: z.string().optional(),
  status: z.coerce.number().int().optional(),
});

/** `GET /_emulator/requests`. */
export function answerRequests({ url, services }: ControlCall): Response {
  const filter = filterSchema.safeParse(Object.fromEntries(url.searchParams));
  if (!filter.success) throw new LakeError(400, `Invalid filter: ${toSentence(filter.error)}`);
  const { path: start = "", status } = filter.data;
  const entries = services.requests.entries().filter(({ path, status: answered }) => {
    if (status !== undefined && answered !== status) return false;
    return path.startsWith(start) || withoutVersion(path).startsWith(start);
  });
  return Response.json(entries);
}
