import "server-only";
import { documentPath } from "@shop/schemas/paths.ts";
import type { Instructor } from "#content/content-types.ts";
import { toAbsoluteUrl, toPictureAddress } from "./absolute-url.server.ts";
import { type JsonLdNode, toJsonLdNode } from "./json-ld-node.ts";

/** The fields of an instructor used here. */
export type PersonInput = Pick<Instructor, "_type" | "name" | "role" | "shortBio" | "slug" | "image">;

/** An instructor; null without a name. */
export function toPerson(instructor: PersonInput | null): JsonLdNode | null {
  if (!instructor?.name) return null;
  const path = documentPath(instructor);
  return toJsonLdNode("Person", {
    name: instructor.name,
    jobTitle: instructor.role,
    description: instructor.shortBio,
    image: toPictureAddress(instructor.image),
    url: path && toAbsoluteUrl(path),
  });
}
