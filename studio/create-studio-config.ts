import { visionTool } from "@sanity/vision";
import { schemaTypes } from "@shop/schemas/index.ts";
import { defineConfig, type SingleWorkspace } from "sanity";
import { presentationTool } from "sanity/presentation";
import { structureTool } from "sanity/structure";
import { withoutSingletonActions, withoutSingletonTemplates } from "./actions/singletons.ts";
import { embeddedBackend } from "./embedded/embedded-backend.ts";
import { resolvePresentation } from "./presentation/resolve-presentation.ts";
import { structure } from "./structure/structure.ts";

interface Project {
  projectId: string | undefined;
  dataset: string | undefined;
}

/** The editors' Studio. With a project it is the hosted one and carries nothing of the local backend. */
export function createStudioConfig({ projectId, dataset }: Project): SingleWorkspace {
  return defineConfig({
    name: "default",
    title: "Handshape",
    basePath: "/studio",
    projectId: projectId ?? "embedded",
    dataset: dataset ?? "production",
    ...(projectId ? {} : embeddedBackend()),
    schema: { types: schemaTypes, templates: withoutSingletonTemplates },
    document: { actions: withoutSingletonActions, comments: { enabled: false } },
    plugins: [
      structureTool({ structure, title: "Content" }),
      presentationTool({
        title: "Preview",
        resolve: resolvePresentation,
        previewUrl: {
          previewMode: { enable: "/api/draft-mode/enable" },
        },
      }),
      visionTool({ title: "Query" }),
    ],
    tasks: { enabled: false },
    scheduledPublishing: { enabled: false },
    scheduledDrafts: { enabled: false },
    announcements: { enabled: false },
  });
}
