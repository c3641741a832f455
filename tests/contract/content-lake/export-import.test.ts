import { createHash } from "node:crypto";
import { contentSeed } from "@shop/emulators/seed/content-seed.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { lakeCredentials, startContentLake, type TestLake } from "../../support/content-lake.ts";
import { type SanityCli, startSanityCli } from "../../support/sanity-cli.ts";

// A command takes a second or two of its own.
vi.setConfig({ testTimeout: 60_000 });

const projectId = "abc12345";
const token = lakeCredentials.contentLake.administrator;
// As hosted: the CLI asks the CDN's own address for originals, and trusts it with its token.
const publicUrl = "https://cdn.sanity.io";

let shop: TestLake;
let shopCli: SanityCli;
let other: TestLake;
let otherCli: SanityCli;
let file: string;

beforeAll(async () => {
  shop = await startContentLake({ seed: contentSeed, publicUrl });
  shopCli = await startSanityCli({ lakeUrl: shop.url, projectId, token });
  other = await startContentLake({ publicUrl });
  otherCli = await startSanityCli({ lakeUrl: other.url, projectId, token });
  await addWhatTheSeedLacks(shop);
  file = `${shopCli.folder}/production.tar.gz`;
  await shopCli.run(`dataset export production ${file}`);
  await shopCli.run(`dataset import ${file} --dataset staging`);
  await otherCli.run(`dataset import ${file} --dataset production`);
}, 60_000);

afterAll(async () => {
  await otherCli?.[Symbol.asyncDispose]();
  await other?.[Symbol.asyncDispose]();
  await shopCli?.[Symbol.asyncDispose]();
  await shop?.[Symbol.asyncDispose]();
});

/** A draft, a release with a version, weak references, a private document, files, and assets nothing refers to. */
async function addWhatTheSeedLacks(lake: TestLake): Promise<void> {
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

/** Every document by its id, without what a new place must change. */
async function readContent(lake: TestLake, dataset = "production"): Promise<Documents> {
  const documents = await lake.client({ dataset, token }).fetch<Record<string, unknown>[]>("*");
  return Object.fromEntries(
    documents.map(({ _rev, _updatedAt, ...document }) => [
      String(document["_id"]),
      document["sha1hash"] ? withoutAddress(document) : document,
    ]),
  );
}

/** The day an asset was uploaded is the day of the import, on hosted projects too. */
function withoutAddress({ url: _url, path: _path, _createdAt, ...asset }: Record<string, unknown>) {
  return asset;
}

/** The hash of what each asset's path serves. */
async function readAssetHashes(lake: TestLake, dataset = "production"): Promise<string[]> {
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

test("what is exported holds all of it: drafts, versions, a release, private documents and assets", async () => {
  expect(Object.keys(await readContent(shop))).toEqual(
    expect.arrayContaining([
      "drafts.course-level-1a",
      "versions.rSpring.course-level-1b",
      "_.releases.rSpring",
      "private.note",
      expect.stringMatching(/^file-.*-mp4$/),
      expect.stringMatching(/^image-.*-svg$/),
      expect.stringMatching(/^image-.*-webp$/),
    ]),
  );
});

test("an export is the same content in another dataset", async () => {
  expect(await readContent(shop, "staging")).toEqual(await readContent(shop));
});

test("an export is the same content in another project", async () => {
  expect(await readContent(other)).toEqual(await readContent(shop));
});

test("assets arrive byte by byte, under the dataset they were imported to", async () => {
  const hashes = await readAssetHashes(shop);

  expect(hashes.length).toBeGreaterThan(15);
  expect(await readAssetHashes(shop, "staging")).toEqual(hashes);
  expect(await readAssetHashes(other)).toEqual(hashes);
  const query = '*[_type == "sanity.fileAsset"][0].path';
  expect(await shop.client({ dataset: "staging" }).fetch(query)).toMatch(`files/${projectId}/staging/`);
});

test("an export of the import is imported to the same content once more", async () => {
  const again = `${otherCli.folder}/again.tar.gz`;
  await otherCli.run(`dataset export production ${again} --mode cursor`);
  await otherCli.run(`dataset import ${again} --dataset again`);

  expect(await readContent(other, "again")).toEqual(await readContent(shop));
});

test("an import over what is there is refused, replaces it or adds what is missing", async () => {
  const client = other.client({ dataset: "over", token });
  await client.create({ _id: "course-level-1a", _type: "course", title: "Mine" });

  const refused = await otherCli.end(`dataset import ${file} --dataset over`);
  await otherCli.run(`dataset import ${file} --dataset over --missing`);
  const kept = await client.fetch('*[_id == "course-level-1a"][0].title');
  await otherCli.run(`dataset import ${file} --dataset over --replace`);

  expect([refused.code, refused.messages]).toEqual([1, expect.stringContaining("already exists")]);
  expect(kept).toBe("Mine");
  expect(await readContent(other, "over")).toEqual(await readContent(shop));
});

test("an export without drafts has neither versions nor releases", async () => {
  const partial = `${otherCli.folder}/published.tar.gz`;
  await otherCli.run(`dataset export production ${partial} --no-drafts`);
  await otherCli.run(`dataset import ${partial} --dataset published`);

  const ids = Object.keys(await readContent(other, "published"));

  expect(ids).toContain("course-level-1a");
  expect(ids.filter((id) => /^(drafts|versions|_)\./.test(id))).toEqual([]);
});

test("an export of one type without assets has nothing else", async () => {
  const partial = `${otherCli.folder}/announcements.tar.gz`;
  await otherCli.run(`dataset export production ${partial} --types announcement --no-assets`);
  await otherCli.run(`dataset import ${partial} --dataset announcements`);

  const documents = Object.values(await readContent(other, "announcements"));

  expect(new Set(documents.map(({ _type }) => _type))).toEqual(new Set(["announcement"]));
  expect(JSON.stringify(documents)).not.toContain('"_ref":"image-');
});

test("a raw export refers to the assets where they are", async () => {
  const raw = `${otherCli.folder}/raw.tar.gz`;
  await otherCli.run(`dataset export production ${raw} --raw`);

  const refused = await otherCli.end(`dataset import ${raw} --dataset raw`);
  await otherCli.run(`dataset import ${raw} --dataset raw --allow-assets-in-different-dataset`);

  expect(refused.messages).toContain("different dataset");
  const query = '*[_type == "sanity.fileAsset"][0].url';
  expect(await other.client({ dataset: "raw" }).fetch(query)).toMatch(
    `${publicUrl}/files/${projectId}/production/`,
  );
});

test("the CLI asked nobody else", () => {
  expect([...shopCli.strangers, ...otherCli.strangers]).toEqual([]);
  expect([...shop.lake.unknownRequests, ...other.lake.unknownRequests]).toEqual([]);
});
