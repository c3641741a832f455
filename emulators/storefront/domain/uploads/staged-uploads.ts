import { randomUUID } from "node:crypto";
import { mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { DatabaseSync } from "node:sqlite";
import { inTransaction } from "#storefront/domain/transaction.ts";

/** The folder in the data directory with the files. */
export const uploadsFolder = "uploads";

/** The accepted types of images. */
export const imageTypes = ["image/gif", "image/jpeg", "image/png", "image/webp"] as const;

export type ImageType = (typeof imageTypes)[number];

const endings: Record<ImageType, string> = {
  "image/gif": ".gif",
  "image/jpeg": ".jpg",
  "image/png": ".png",
  "image/webp": ".webp",
};

export type UploadMethod = "POST" | "PUT";

export interface StagedUpload {
  /** Whoever knows it can upload the file, once. */
  token: string;
  /** The name of its file, which doesn't tell the token. */
  file: string;
  mimeType: ImageType;
  method: UploadMethod;
  createdAt: string;
  /** null until the file is there. */
  size: number | null;
}

export interface NewUpload extends Pick<StagedUpload, "mimeType" | "method"> {
  token: string;
  filename: string;
}

/** Files that an app uploads before it says what they're for. */
export interface StagedUploads {
  stage: (upload: NewUpload) => StagedUpload;
  /** null for one of more than a day ago, too. */
  byToken: (token: string) => StagedUpload | null;
  /** Stores a file. False if there's no room for it. */
  receive: (upload: StagedUpload, bytes: Uint8Array) => boolean;
  /** Deletes files of more than a day ago that nothing shows. */
  sweep: (isShown: (file: string) => boolean) => void;
}

const maxAgeMs = 24 * 3600 * 1000;

interface StagedUploadsOptions {
  database: DatabaseSync;
  /** Where the files are. */
  folder: string;
  now: () => Date;
  /** Of all files. Emulator only. */
  maxTotalBytes?: number;
}

export function createStagedUploads({
  database,
  folder,
  now,
  maxTotalBytes = 1_000_000_000,
}: StagedUploadsOptions): StagedUploads {
  const insert = database.prepare(`
    insert into staged_upload (token, file, mime_type, method, created_at) values (?, ?, ?, ?, ?)
  `);
  const columns =
    "select token, file, mime_type as mimeType, method, created_at as createdAt, size from staged_upload";
  const select = database.prepare(`${columns} where token = ? and created_at >= ?`);
  const selectOld = database.prepare(`${columns} where created_at < ?`);
  const setSize = database.prepare("update staged_upload set size = ? where token = ?");
  const total = database.prepare("select coalesce(sum(size), 0) as bytes from staged_upload");
  const remove = database.prepare("delete from staged_upload where token = ?");
  const toLimit = () => new Date(now().getTime() - maxAgeMs).toISOString();

  return {
    stage: ({ token, filename, mimeType, method }) => {
      const file = toFile(filename, mimeType);
      const createdAt = now().toISOString();
      insert.run(token, file, mimeType, method, createdAt);
      return { token, file, mimeType, method, createdAt, size: null };
    },
    byToken: (token) => toUpload(select.get(token, toLimit())),
    receive: ({ token, file }, bytes) =>
      inTransaction(database, () => {
        if (Number(total.get()?.["bytes"]) + bytes.byteLength > maxTotalBytes) return false;
        mkdirSync(folder, { recursive: true });
        writeFileSync(join(folder, file), bytes, { flush: true });
        setSize.run(bytes.byteLength, token);
        return true;
      }),
    sweep: (isShown) => {
      for (const row of selectOld.all(toLimit())) {
        const upload = toUpload(row);
        if (!upload || isShown(upload.file)) continue;
        remove.run(upload.token);
        rmSync(join(folder, upload.file), { force: true });
      }
    },
  };
}

/** Only safe characters, and different for each upload, as Shopify's are if the name is taken. */
function toFile(filename: string, mimeType: ImageType): string {
  const base = filename.replace(/\.\w*$/, "").replaceAll(/[^\w-]+/g, "_");
  return `${base.slice(0, 100)}_${randomUUID()}${endings[mimeType]}`;
}

function toUpload(row: Record<string, unknown> | undefined): StagedUpload | null {
  // Only `createStagedUploads` writes these columns.
  return row ? (row as unknown as StagedUpload) : null;
}
