import { contentSeed } from "@shop/emulators/seed/content-seed.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  makeRoundTrip,
  readAssetHashes,
  readContent,
  type RoundTrip,
} from "../../support/dataset-round-trip.ts";

let trip: RoundTrip;

beforeAll(async () => {
  trip = await makeRoundTrip(contentSeed);
});

afterAll(() => trip?.[Symbol.asyncDispose]());

test("exporting and importing the whole demo shop gives the same content and files", async () => {
  const hashes = await readAssetHashes(trip.shop);

  expect(hashes.length).toBeGreaterThan(15);
  expect(await readAssetHashes(trip.other, "copy")).toEqual(hashes);
  expect(await readContent(trip.other, "copy")).toEqual(await readContent(trip.shop));
});

test("exporting and importing again gives the same content", async () => {
  const again = `${trip.otherCli.folder}/again.tar.gz`;
  await trip.otherCli.run(`dataset export copy ${again} --mode cursor`);
  await trip.other.createDataset("again");
  await trip.otherCli.run(`dataset import ${again} --dataset again`);

  expect(await readContent(trip.other, "again")).toEqual(await readContent(trip.shop));
});
