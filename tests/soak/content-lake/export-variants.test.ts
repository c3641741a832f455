import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, test } from "vitest";
import {
  fewDocuments,
  makeRoundTrip,
  projectId,
  publicUrl,
  type RoundTrip,
} from "../../support/dataset-round-trip.ts";

let trip: RoundTrip;

beforeAll(async () => {
  trip = await makeRoundTrip(fewDocuments);
});

afterAll(() => trip?.[Symbol.asyncDispose]());

/** The documents in an export, one per line. */
async function readExport(file: string): Promise<{ _id: string; _type: string }[]> {
  const { stdout } = await promisify(execFile)("tar", ["-xzOf", file, "--wildcards", "*/data.ndjson"]);
  return stdout
    .trim()
    .split("\n")
    .map((line) => JSON.parse(line));
}

test("an export without drafts has no versions or releases", async () => {
  const file = `${trip.otherCli.folder}/published.tar.gz`;

  await trip.otherCli.run(`dataset export copy ${file} --no-drafts`);

  const ids = (await readExport(file)).map(({ _id }) => _id);
  expect(ids).toContain("course-level-1a");
  expect(ids.filter((id) => /^(drafts|versions|_)\./.test(id))).toEqual([]);
});

test("an export of one type without assets has nothing else", async () => {
  const file = `${trip.otherCli.folder}/courses.tar.gz`;

  await trip.otherCli.run(`dataset export copy ${file} --types course --no-assets`);

  const documents = await readExport(file);
  expect(new Set(documents.map(({ _type }) => _type))).toEqual(new Set(["course"]));
  expect(JSON.stringify(documents)).not.toContain("_sanityAsset");
  expect(JSON.stringify(documents)).not.toContain('"_ref":"image-');
});

test("a raw export links to the original assets", async () => {
  const { other, otherCli } = trip;
  const raw = `${otherCli.folder}/raw.tar.gz`;
  await otherCli.run(`dataset export copy ${raw} --raw`);

  await other.createDataset("raw");
  const refused = await otherCli.end(`dataset import ${raw} --dataset raw`);
  await otherCli.run(`dataset import ${raw} --dataset raw --allow-assets-in-different-dataset`);

  expect(refused.messages).toContain("different dataset");
  const query = '*[_type == "sanity.fileAsset"][0].url';
  expect(await other.client({ dataset: "raw" }).fetch(query)).toMatch(
    `${publicUrl}/files/${projectId}/copy/`,
  );
});
