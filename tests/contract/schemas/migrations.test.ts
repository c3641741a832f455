import { afterAll, beforeAll, beforeEach, expect, test, vi } from "vitest";
import { instructorProjection } from "../../../schemas/documents/instructor.groq.ts";
import { lakeCredentials, startTestLake, type TestLake } from "../../support/content-lake.ts";
import { type SanityCli, startSanityCli } from "../../support/sanity-cli.ts";

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 });

const picture = (alt: string) => ({ _type: "figure", alt });
const elias = { _type: "instructor", name: "Elias Amadi", image: picture("Elias smiles.") };
const noor = {
  _type: "instructor",
  image: picture("Noor long ago."),
  images: [{ ...picture("Noor today."), _key: "today" }],
};

let lake: TestLake;
let cli: SanityCli;

beforeAll(async () => {
  lake = await startTestLake();
  const token = lakeCredentials.contentLake.administrator;
  cli = await startSanityCli({ lakeUrl: lake.url, projectId: "abc12345", token });
});

beforeEach(async () => {
  const transaction = lake.client().transaction();
  for (const _id of ["elias", "drafts.elias", "versions.spring.elias"])
    transaction.createOrReplace({ ...elias, _id });
  await transaction.createOrReplace({ ...noor, _id: "noor" }).commit();
});

afterAll(async () => {
  await cli?.[Symbol.asyncDispose]();
  await lake?.[Symbol.asyncDispose]();
});

const migrate = (name = "instructor-images") =>
  cli.run(`migration run ${name} --no-dry-run --no-confirm --no-progress`);
const read = (id: string) => lake.client().getDocument(id);
const readAll = () => lake.client().fetch('*[_type == "instructor"]');

test("an instructor's image is added once to the images list, in drafts and versions too, after any chosen since", async () => {
  await migrate();

  for (const id of ["elias", "drafts.elias", "versions.spring.elias"]) {
    const migrated = await read(id);
    expect(migrated).toMatchObject({
      name: "Elias Amadi",
      images: [{ ...picture("Elias smiles."), _key: "portrait" }],
    });
    expect(migrated).not.toHaveProperty("image");
  }
  expect((await read("noor"))?.images).toEqual([
    { ...picture("Noor today."), _key: "today" },
    { ...picture("Noor long ago."), _key: "portrait" },
  ]);
  const once = await readAll();

  await migrate();

  expect(await readAll()).toEqual(once);
});

test("until the migration runs, pages show the single image", async () => {
  await lake.client().create({ _id: "none", _type: "instructor", name: "No picture yet" });
  const show = (id: string) => lake.client().fetch(`*[_id == $id][0] ${instructorProjection}`, { id });

  expect(await show("elias")).toMatchObject({ image: { alt: "Elias smiles." } });
  expect(await show("none")).toMatchObject({ image: null });
});

test("a dry run prints what it would do", async () => {
  const data = await cli.run("migration run instructor-images");

  expect(data).toContain("elias");
  expect(await read("elias")).toHaveProperty("image");
});

test("a facts section becomes a stats section in the same position", async () => {
  const sections = [
    { _key: "hero", _type: "hero", title: "Hello" },
    { _key: "numbers", _type: "figures", items: [{ _key: "hours", value: "10", label: "hours" }] },
  ];
  await lake.client().create({ _id: "about", _type: "page", sections });

  await migrate("stats-section");

  expect((await read("about"))?.sections).toEqual([sections[0], { ...sections[1], _type: "stats" }]);
});

test("a sign's words choose its parameters, except for what an editor chose or the words don't make clear", async () => {
  await lake.client().create({
    _id: "please",
    _type: "sign",
    handshape: "flat hand (B)",
    location: "middle of the chest",
    movement: "goes as you like",
    palmOrientation: "toward the body",
    palmDirection: "side",
  });

  await migrate("sign-parameters");

  const migrated = await read("please");
  expect(migrated).toMatchObject({ handshapeFamily: "flat", locationArea: "chest", palmDirection: "side" });
  expect(migrated).not.toHaveProperty("movementKind");
});
