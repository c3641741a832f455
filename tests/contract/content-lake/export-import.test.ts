import { afterAll, beforeAll, expect, test, vi } from "vitest";
import {
  fewDocuments,
  makeRoundTrip,
  projectId,
  readAssetHashes,
  readContent,
  type RoundTrip,
} from "../../support/dataset-round-trip.ts";
import { lakeCredentials } from "../../support/content-lake.ts";

// Each command takes a second or two.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const token = lakeCredentials.contentLake.administrator;
let trip: RoundTrip;

beforeAll(async () => {
  trip = await makeRoundTrip(fewDocuments);
});

afterAll(() => trip?.[Symbol.asyncDispose]());

test("an export has everything: drafts, versions, a release, private documents and assets", async () => {
  expect(Object.keys(await readContent(trip.shop))).toEqual(
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

test("an export has the same content in another project and dataset", async () => {
  expect(await readContent(trip.other, "copy")).toEqual(await readContent(trip.shop));
});

test("assets are imported byte for byte, under the dataset they were imported into", async () => {
  const hashes = await readAssetHashes(trip.shop);

  expect(hashes).toHaveLength(3);
  expect(await readAssetHashes(trip.other, "copy")).toEqual(hashes);
  const query = '*[_type == "sanity.fileAsset"][0].path';
  expect(await trip.other.client({ dataset: "copy" }).fetch(query)).toMatch(`files/${projectId}/copy/`);
});

test("an import over existing documents fails, replaces them, or adds the missing ones", async () => {
  const { other, otherCli, shop } = trip;
  await other.createDataset("over");
  const client = other.client({ dataset: "over", token });
  await client.create({ _id: "course-level-1a", _type: "course", title: "Mine" });
  // Exports the imported dataset, in the other of the two modes.
  const again = `${otherCli.folder}/again.tar.gz`;
  await otherCli.run(`dataset export copy ${again} --mode cursor`);

  const refused = await otherCli.end(`dataset import ${again} --dataset over`);
  await otherCli.run(`dataset import ${again} --dataset over --missing`);
  const title = await client.fetch('*[_id == "course-level-1a"][0].title');
  await otherCli.run(`dataset import ${again} --dataset over --replace`);

  expect([refused.code, refused.messages]).toEqual([1, expect.stringContaining("already exists")]);
  expect(title).toBe("Mine");
  expect(await readContent(other, "over")).toEqual(await readContent(shop));
});

test("the CLI sent no requests elsewhere", () => {
  const { shop, shopCli, other, otherCli } = trip;

  expect([...shopCli.unmappedHosts, ...otherCli.unmappedHosts]).toEqual([]);
  expect([...shop.lake.unknownRequests, ...other.lake.unknownRequests]).toEqual([]);
});
