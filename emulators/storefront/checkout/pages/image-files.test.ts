import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import sharp from "sharp";
import { afterEach, beforeEach, expect, test } from "vitest";
import { createImageFiles, type ImageFiles } from "./image-files.ts";

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="40" height="20"><script>alert(1)</script><rect width="40" height="20" fill="red"/></svg>`;

let folder: string;
let images: ImageFiles;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pictures-"));
  writeFileSync(join(folder, "mark.svg"), drawing);
  images = createImageFiles({ folder, derived: join(folder, "derived") });
});

afterEach(() => rmSync(folder, { recursive: true }));

const ask = (name: string) => images.serve(new Request(`http://shop.test/cdn/shop/files/${name}`));

test.each([["mark.svg"], ["mark.svg?width=10&height=10&crop=left"]])(
  "%s returns the original drawing, and scripts in it don't run",
  async (name) => {
    const response = await ask(name);

    expect(response.headers.get("content-type")).toBe("image/svg+xml");
    expect(response.headers.get("content-security-policy")).toBe(
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    expect(response.headers.get("x-content-type-options")).toBe("nosniff");
    expect(await response.text()).toBe(drawing);
  },
);

test.each([["png"], ["webp"]])(
  "a drawing is converted to %s on request, in the requested size",
  async (format) => {
    const response = await ask(`mark.svg?format=${format}&width=20`);
    const picture = await sharp(await response.bytes()).metadata();

    expect(response.headers.get("content-type")).toBe(`image/${format}`);
    expect(picture).toMatchObject({ format, width: 20, height: 10 });
  },
);

test("a changed image has a new version, and so do its transforms", async () => {
  const before = await createImageFiles({ folder, derived: join(folder, "derived") }).size("mark.svg");
  const made = (await ask("mark.svg?format=png")).headers.get("etag");
  writeFileSync(join(folder, "mark.svg"), drawing.replace("red", "blue"));

  const after = await createImageFiles({ folder, derived: join(folder, "derived") }).size("mark.svg");
  const transformedAgain = (await ask("mark.svg?format=png")).headers.get("etag");

  expect(before).toMatchObject({ width: 40, height: 20 });
  expect(after?.version).not.toBe(before?.version);
  expect(transformedAgain).not.toBe(made);
});

test("an image without a file has no size and isn't found", async () => {
  expect(await images.size("none.png")).toBeNull();
  expect((await ask("none.png")).status).toBe(404);
});
