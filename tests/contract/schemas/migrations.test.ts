import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { instructorProjection } from "../../../schemas/documents/instructor.groq.ts";
import { lakeCredentials, startContentLake, type TestLake } from "../../support/content-lake.ts";
import { type SanityCli, startSanityCli } from "../../support/sanity-cli.ts";

vi.setConfig({ testTimeout: 60_000 });

let lake: TestLake;
let cli: SanityCli;

beforeAll(async () => {
  lake = await startContentLake();
  const token = lakeCredentials.contentLake.administrator;
  cli = await startSanityCli({ lakeUrl: lake.url, projectId: "abc12345", token });
});

afterAll(async () => {
  await cli?.[Symbol.asyncDispose]();
  await lake?.[Symbol.asyncDispose]();
});

const migrate = () => cli.run("migration run instructor-images --no-dry-run --no-confirm --no-progress");
const read = (id: string) => lake.client().getDocument(id);

const picture = (alt: string) => ({ _type: "figure", alt });

test("an instructor's one picture becomes the first of several, in drafts and versions too", async () => {
  const instructor = { _type: "instructor", name: "Elias Amadi", image: picture("Elias smiles.") };
  for (const _id of ["elias", "drafts.elias", "versions.spring.elias"])
    await lake.client().create({ ...instructor, _id });

  await migrate();

  for (const id of ["elias", "drafts.elias", "versions.spring.elias"]) {
    const migrated = await read(id);
    expect(migrated).toMatchObject({
      name: "Elias Amadi",
      images: [{ ...picture("Elias smiles."), _key: "portrait" }],
    });
    expect(migrated).not.toHaveProperty("image");
  }
});

test("until then pages show the one picture", async () => {
  await lake.client().create({ _id: "old", _type: "instructor", image: picture("Before.") });
  await lake.client().create({ _id: "none", _type: "instructor", name: "No picture yet" });
  const show = (id: string) => lake.client().fetch(`*[_id == $id][0] ${instructorProjection}`, { id });

  expect(await show("old")).toMatchObject({ image: { alt: "Before." } });
  expect(await show("none")).toMatchObject({ image: null });
});

test("pictures chosen since come first", async () => {
  await lake.client().create({
    _id: "noor",
    _type: "instructor",
    image: picture("Noor long ago."),
    images: [{ ...picture("Noor today."), _key: "today" }],
  });

  await migrate();

  expect((await read("noor"))?.images).toEqual([
    { ...picture("Noor today."), _key: "today" },
    { ...picture("Noor long ago."), _key: "portrait" },
  ]);
});

test("a second run changes nothing", async () => {
  await lake.client().create({ _id: "ana", _type: "instructor", image: picture("Ana signs.") });
  await migrate();
  const once = await read("ana");

  await migrate();

  expect(await read("ana")).toEqual(once);
});

test("a dry run tells what it would do", async () => {
  await lake.client().create({ _id: "bea", _type: "instructor", image: picture("Bea waits.") });

  const told = await cli.run("migration run instructor-images");

  expect(told).toContain("bea");
  expect(await read("bea")).toHaveProperty("image");
});
