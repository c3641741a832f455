import { readFileSync } from "node:fs";
import { join } from "node:path";
import { z } from "zod";
import { browserStorage } from "./browser-storage.ts";
import { isSameSecret } from "./signed-value.ts";

/** The cookie that marks draft mode in Next. */
export const draftModeCookie = browserStorage.draftMode.name;

const previewProps = z.object({ previewModeId: z.string().min(1) });

let ofThisBuild: string | undefined;

/**
 * Whether the cookie's value belongs to this build. Next's own `draftMode` doesn't work in a proxy on Node.js: it reads
 * the id from a variable that only the edge runtime sets (next/dist/server/web/get-edge-preview-props).
 */
export function isInDraftMode(cookie: string | undefined): boolean {
  if (cookie === undefined) return false;
  ofThisBuild ??= readPreviewModeId();
  return isSameSecret(cookie, ofThisBuild);
}

/** Next stores it with the build and reads it at startup. */
function readPreviewModeId(): string {
  const file = join(process.env["NEXT_DIST_DIR"] ?? ".next", "server", "preview-props.json");
  return previewProps.parse(JSON.parse(readFileSync(/* turbopackIgnore: true */ file, "utf8"))).previewModeId;
}
