import "server-only";
import { announcementProjection } from "@shop/schemas/documents/announcement.groq.ts";
import { defineQuery } from "groq";

export const announcementsQuery = defineQuery(
  `*[_type == "announcement"] | order(coalesce(order, 1000) asc, _createdAt asc) ${announcementProjection}`,
);
