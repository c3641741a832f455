import "server-only";
import { announcementProjection } from "@shop/schemas/documents/announcement.groq.ts";
import { defineQuery } from "groq";
import { readContent } from "./read-content.server.ts";
import type { View } from "./view.server.ts";

export const announcementsQuery = defineQuery(
  `*[_type == "announcement"] | order(coalesce(order, 1000) asc, _createdAt asc) ${announcementProjection}`,
);

export const readAnnouncements = (view: View) =>
  readContent({ query: announcementsQuery, view, types: ["announcement"] });
