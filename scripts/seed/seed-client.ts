import { apiVersion } from "../../schemas/vocabulary/api-version.ts";
import { z } from "zod";
import type { SeedAsset } from "../../emulators/content-lake/assets/seed-assets.ts";

interface SeedClientOptions {
  url: string;
  /** A token that may write. */
  token: string;
}

export interface SeedClient {
  /** Which of these ids exist as published documents. */
  findIds: (ids: readonly string[]) => Promise<Set<string>>;
  /** Returns the id of the asset's document. */
  upload: (asset: SeedAsset) => Promise<string>;
  /** In one transaction. Existing documents stay unchanged. */
  create: (documents: readonly unknown[]) => Promise<void>;
}

const dataset = "production";

/** The three calls that seeding needs, over the lake's public HTTP API. Throws with the request and the response. */
export function createSeedClient({ url, token }: SeedClientOptions): SeedClient {
  async function post(path: string, body: RequestInit["body"], type = "application/json"): Promise<unknown> {
    const response = await fetch(`${url}/v${apiVersion}${path}`, {
      method: "POST",
      headers: { authorization: `Bearer ${token}`, "content-type": type },
      ...(body && { body }),
    });
    if (!response.ok) throw new Error(`Content lake ${path}: ${response.status} ${await response.text()}`);
    return response.json();
  }

  const mutate = (mutations: readonly unknown[]) =>
    post(`/data/mutate/${dataset}`, JSON.stringify({ mutations }));

  return {
    findIds: async (ids) => {
      const query = JSON.stringify({ query: "*[_id in $ids]._id", params: { ids } });
      const answer = await post(`/data/query/${dataset}?perspective=raw`, query);
      return new Set(z.object({ result: z.array(z.string()) }).parse(answer).result);
    },
    upload: async ({ kind, bytes, filename, altText }) => {
      const path = `/assets/${kind}s/${dataset}?filename=${encodeURIComponent(filename)}`;
      const answer = await post(path, bytes, "application/octet-stream");
      const id = z.object({ document: z.object({ _id: z.string() }) }).parse(answer).document._id;
      if (altText !== undefined) await mutate([{ patch: { id, setIfMissing: { altText } } }]);
      return id;
    },
    create: async (documents) => {
      await mutate(documents.map((document) => ({ createIfNotExists: document })));
    },
  };
}
