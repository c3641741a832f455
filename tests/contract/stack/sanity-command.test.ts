import { execFile } from "node:child_process";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, onTestFinished, test, vi } from "vitest";
import { lockData } from "../../../scripts/stack/data-lock.ts";
import { openLakeDataDir } from "../../support/lake-process.ts";

vi.setConfig({ testTimeout: 60_000 });

const script = fileURLToPath(new URL("../../../scripts/sanity.ts", import.meta.url));

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), "sanity-command-"));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

interface Where {
  dataDir: string;
  port?: number;
}

const sanity = (command: string, { dataDir, port = 4159 }: Where) =>
  promisify(execFile)(process.execPath, [script, ...command.split(" ")], {
    env: { ...process.env, CI: "true", DATA_DIR: dataDir, CONTENT_LAKE_PORT: String(port) },
  });

test("exports the seed of a shop that was never started, and imports it into another", async () => {
  const [one, two] = [await createFolder(), await createFolder()];
  const file = join(one, "content.tar.gz");

  await sanity(`dataset export production ${file}`, { dataDir: one });
  await sanity(`dataset import ${file} --dataset copy`, { dataDir: two });
  const { stdout, stderr } = await sanity(
    'documents query count(*[_type=="course"&&defined(image.asset->url)]) --dataset copy --api-version 2026-06-01',
    { dataDir: two },
  );

  expect(Number(stdout)).toBeGreaterThan(0);
  expect(stderr).toContain(`The embedded content in ${two}`);
});

test("asks the lake that runs", async () => {
  await using data = await openLakeDataDir();
  const { url } = await data.start();
  await data.client(url).create({ _id: "course-1a", _type: "course", title: "Level 1A" });

  const { stdout } = await sanity("documents get course-1a", {
    dataDir: data.dataDir,
    port: Number(new URL(url).port),
  });

  expect(JSON.parse(stdout)).toMatchObject({ title: "Level 1A" });
});

test("says so when the shop runs on another port", async () => {
  const dataDir = await createFolder();
  const lock = lockData(dataDir);

  await expect(sanity("dataset list", { dataDir })).rejects.toThrow("set CONTENT_LAKE_PORT");

  lock.release();
});

test("fails as the command does", async () => {
  const dataDir = await createFolder();

  await expect(sanity("documents get nothing", { dataDir })).rejects.toMatchObject({ code: 1 });
});
