import { createHash } from "node:crypto";
import type { Seed } from "@shop/emulators/content-lake/store/seeding.ts";
import { lakeCredentials, startTestLake, type TestLake } from "./content-lake.ts";
import { type SanityCli, startSanityCli } from "./sanity-cli.ts";

export const projectId = "abc12345";
/** As in hosted projects: the CLI requests originals from the CDN's own host, with its token. */
export const publicUrl = "https://cdn.sanity.io";
const token = lakeCredentials.contentLake.administrator;

/** A dataset with every kind of document and asset. */
export const fewDocuments: Seed = {
  directory: new URL("../../emulators/seed/", import.meta.url),
  documents: [
    {
      _id: "course-level-1a",
      _type: "course",
      title: "Level 1A",
      cover: { _type: "image", _sanityAsset: "image@file://./images/hero.webp" },
      instructor: { _type: "reference", _ref: "instructor-ana" },
    },
    { _id: "course-level-1b", _type: "course", title: "Level 1B" },
    { _id: "instructor-ana", _type: "instructor", name: "Ana" },
    { _id: "announcement", _type: "announcement", text: "Save 25%." },
  ],
};

export interface RoundTrip extends AsyncDisposable {
  shop: TestLake;
  shopCli: SanityCli;
  /** Another project, whose dataset `copy` has what was exported. */
  other: TestLake;
  otherCli: SanityCli;
  /** The export of the shop's dataset. */
  file: string;
}

/** Exports a dataset with the real CLI, and imports it into another project under another name. */
export async function makeRoundTrip(seed: Seed): Promise<RoundTrip> {
  await using started = new AsyncDisposableStack();
  const shop = started.use(await startTestLake({ seed, publicUrl }));
  const shopCli = started.use(await startSanityCli({ lakeUrl: shop.url, projectId, token }));
  const other = started.use(await startTestLake({ publicUrl }));
  const otherCli = started.use(await startSanityCli({ lakeUrl: other.url, projectId, token }));
  await addEveryKind(shop);
  const file = `${shopCli.folder}/production.tar.gz`;
  await shopCli.run(`dataset export production ${file}`);
  await other.createDataset("copy");
  await otherCli.run(`dataset import ${file} --dataset copy`);
  const resources = started.move();
  return { shop, shopCli, other, otherCli, file, [Symbol.asyncDispose]: () => resources.disposeAsync() };
}

/** A draft, a release with a version, weak references, a private document, files, and assets without references. */
async function addEveryKind(lake: TestLake): Promise<void> {
  const client = lake.client({ projectId, token });
  const clip = await client.assets.upload("file", Buffer.from("not really a film"), {
    filename: "Welcome.mp4",
  });
  await client.assets.upload(
    "image",
    Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="4"/>'),
    {
      filename: "mark.svg",
      label: "mark",
      title: "The mark of the shop",
      creditLine: "Ada",
      source: { id: "1", name: "drawings", url: "https://drawings.example/1" },
    },
  );
  await client.createOrReplace({
    _id: "drafts.course-level-1a",
    _type: "course",
    title: "Level 1A, « à venir » 🤟",
    clip: { _type: "file", asset: { _type: "reference", _ref: clip._id } },
    related: [{ _key: "b", _type: "reference", _ref: "course-level-1b", _weak: true }],
  });
  await client.create({
    _id: "private.note",
    _type: "note",
    about: { _type: "reference", _ref: "course-level-1b" },
  });
  await client.releases.create({ releaseId: "rSpring", metadata: { title: "Spring", releaseType: "asap" } });
  await client.create({
    _id: "versions.rSpring.course-level-1b",
    _type: "course",
    title: "Level 1B in spring",
  });
}

type Documents = Record<string, Record<string, unknown>>;

/** Every document by ID, without the parts that an import must change. */
export async function readContent(lake: TestLake, dataset = "production"): Promise<Documents> {
  const documents = await lake.client({ dataset, token }).fetch<Record<string, unknown>[]>("*");
  return Object.fromEntries(
    documents.map(({ _rev, _updatedAt, ...document }) => [
      String(document["_id"]),
      document["sha1hash"] ? withoutAddress(document) : document,
    ]),
  );
}

/** An asset's upload date is the import's, in hosted projects too. */
function withoutAddress({ url: _url, path: _path, _createdAt, ...asset }: Record<string, unknown>) {
  return asset;
}

/** The hash of the bytes at each asset's path. */
export async function readAssetHashes(lake: TestLake, dataset = "production"): Promise<string[]> {
  const paths = await lake
    .client({ dataset, token })
    .fetch<string[]>('*[_type match "sanity.*Asset"] | order(_id).path');
  return Promise.all(
    paths.map(async (path) => {
      const bytes = await (await fetch(`${lake.url}/${path}`)).arrayBuffer();
      return createHash("sha1").update(Buffer.from(bytes)).digest("hex");
    }),
  );
}
