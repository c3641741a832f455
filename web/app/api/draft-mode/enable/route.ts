import { defineEnableDraftMode } from "next-sanity/draft-mode";
import { draftClient } from "#content/content-client.server.ts";

/** Presentation opens this with a one-time secret that only a signed-in editor can have written. */
export const GET = (request: Request) => defineEnableDraftMode({ client: draftClient() }).GET(request);
