import { samplePath, syllabusPath } from "@shop/schemas/vocabulary/file-paths.ts";
import { documentPath } from "@shop/schemas/paths.ts";
import { toOwnPath } from "@shop/schemas/validation/address.ts";
import { toAddressable } from "../../../documents/to-addressable.ts";
import type { StoredDocument } from "./stored-document.ts";
import { walk } from "./walk.ts";

interface Picture {
  /** The ID of its asset. */
  asset: string;
  path: string;
}

interface Link {
  /** A path on the site, without its query and fragment. */
  to: string;
  path: string;
}

interface Reference {
  id: string;
  path: string;
}

/** What the checks look for inside a document, by path. */
export interface Contents {
  /** Where the site answers for it: a page's path, or a redirect's old one. */
  ownPath: string | null;
  /** Where the site offers its sample chapter or its syllabus. */
  filePath: string | null;
  /** Images without a description of their own that aren't marked as decorative. */
  undescribedPictures: readonly Picture[];
  /** Videos without captions that aren't marked as being without speech. */
  uncaptionedVideos: readonly string[];
  /** References to documents in this dataset. The lake protects assets itself. */
  references: readonly Reference[];
  /** Links to pages of this site. */
  links: readonly Link[];
}

const cache = new WeakMap<StoredDocument, Contents>();

/** Cached per document, because only one of thousands changes at a time. */
export function readContents(document: StoredDocument): Contents {
  const contents = cache.get(document) ?? findContents(document);
  cache.set(document, contents);
  return contents;
}

function findContents(document: StoredDocument): Contents {
  const undescribedPictures: Picture[] = [];
  const uncaptionedVideos: string[] = [];
  const references: Reference[] = [];
  const links: Link[] = [];
  walk(document, (fields, path) => {
    const asset = readUndescribedPicture(fields);
    if (asset !== null) undescribedPictures.push({ asset, path });
    if (isUncaptionedVideo(fields)) uncaptionedVideos.push(path);
    const id = readReference(fields);
    if (id !== null) references.push({ id, path });
    for (const field of linkFields) {
      const to = toSitePath(fields[field]);
      if (to !== null) links.push({ to, path: path === "" ? field : `${path}.${field}` });
    }
  });
  return {
    ownPath: findOwnPath(document),
    filePath: findFilePath(document),
    undescribedPictures,
    uncaptionedVideos,
    references,
    links,
  };
}

/** Fields with an address: links, announcements, and redirects. */
const linkFields = ["href", "url", "to"];

/**
 * `//` begins another site's address, and a full URL of the site that the Studio is part of counts as its path. The site answers an address
 * with a slash at its end with the one without.
 */
function toSitePath(address: unknown): string | null {
  if (typeof address !== "string") return null;
  const path = toOwnPath(address, globalThis.location?.origin) ?? address;
  return /^\/(?!\/)/.test(path) ? path.replace(/[?#].*$/, "").replace(/(?<=.)\/$/, "") : null;
}

function findOwnPath(document: StoredDocument): string | null {
  const { _type, from } = document;
  if (_type === "redirect") return typeof from === "string" ? from : null;
  return _type === "pageMetadata" ? null : documentPath(toAddressable(_type, document));
}

function findFilePath(document: StoredDocument): string | null {
  const { slug, handle } = toAddressable(document._type, document);
  if (document._type === "book" && handle && hasAsset(document.sample)) return samplePath(handle);
  if (document._type === "course" && slug && hasAsset(document.syllabus)) return syllabusPath(slug);
  return null;
}

const hasAsset = (file: unknown) =>
  typeof file === "object" && file !== null && "asset" in file && !isEmpty(file.asset);

type Fields = Readonly<Record<string, unknown>>;

const isEmpty = (value: unknown) => value === undefined || value === null || value === "";

function readUndescribedPicture({ asset, alt, isDecoration }: Fields): string | null {
  const id = typeof asset === "object" && asset !== null && "_ref" in asset ? String(asset._ref) : "";
  return id.startsWith("image-") && isEmpty(alt) && isDecoration !== true ? id : null;
}

function isUncaptionedVideo({ _type, file, videoId, hasSpeech, captions }: Fields): boolean {
  const hasSource = _type === "video" && (!isEmpty(file) || !isEmpty(videoId));
  return hasSource && hasSpeech !== false && !(Array.isArray(captions) && captions.length > 0);
}

function readReference({ _ref, _dataset }: Fields): string | null {
  if (typeof _ref !== "string" || _dataset !== undefined) return null;
  return /^(image|file)-/.test(_ref) ? null : _ref;
}
