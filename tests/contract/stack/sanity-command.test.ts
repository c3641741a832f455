import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { lockData } from "../../../scripts/stack/data-lock.ts";
import { type LakeDataDir, type LakeProcess, openLakeDataDir } from "../../support/lake-process.ts";
import { copyContent, runSanityCommand } from "../../support/sanity-command.ts";

// Each command starts a lake and the Sanity CLI.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

/** The data of a shop that was started and stopped. */
let data: LakeDataDir;

beforeAll(async () => {
  data = await openLakeDataDir();
  const lake = await data.start({ control: true });
  await emptyForGood(lake);
  const client = data.client(lake.url);
  const svg = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="4"/>');
  const picture = await client.assets.upload("image", svg);
  const image = { _type: "image", asset: { _type: "reference", _ref: picture._id } };
  await client.create({ _id: "course-1a", _type: "course", title: "Level 1A", image });
  await client.withConfig({ token: readAdministrator() }).datasets.create("copy");
  await lake.end("SIGTERM");
});

afterAll(() => data?.[Symbol.asyncDispose]());

const readAdministrator = () => readCredentials(data.dataDir).contentLake.administrator;

/** A data folder that was reset and left empty, so that the command must not seed it. */
async function emptyForGood({ url }: LakeProcess): Promise<void> {
  const headers = { authorization: `Bearer ${readAdministrator()}` };
  await fetch(`${url}/_emulator/reset`, { method: "POST", headers, body: '{"seed":false}' });
}

test("exports a stopped shop's content and imports it with its images", async () => {
  const { stderr } = await copyContent({ from: data.dataDir, to: data.dataDir });

  expect(stderr).toContain(`The embedded content in ${data.dataDir}`);
  const lake = await data.start();
  const copy = data.client(lake.url).withConfig({ dataset: "copy" });
  expect(await copy.fetch('*[_type == "course"]{title, "picture": image.asset->mimeType}')).toEqual([
    { title: "Level 1A", picture: "image/svg+xml" },
  ]);
  await lake.end("SIGTERM");
});

test("uses the running lake", async () => {
  const lake = await data.start();

  const { stdout } = await runSanityCommand("documents get course-1a", {
    dataDir: data.dataDir,
    port: Number(new URL(lake.url).port),
  });
  await lake.end("SIGTERM");

  expect(JSON.parse(stdout)).toMatchObject({ title: "Level 1A" });
});

test("fails with a hint when the shop is on another port", async () => {
  const lock = lockData(data.dataDir);

  await expect(runSanityCommand("dataset list", data)).rejects.toThrow("Set CONTENT_LAKE_PORT");

  lock.release();
});

test("exits with the command's exit code", async () => {
  await expect(runSanityCommand("documents get nothing", data)).rejects.toMatchObject({ code: 1 });
});
