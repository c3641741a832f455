import { mkdirSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { encode } from "#artwork/films/encode.ts";
import { type Film, filmSize, framesPerSecond } from "#artwork/films/film.ts";
import { toPage } from "#artwork/page.ts";

const seed = new URL("../../seed/", import.meta.url);

/** Writes a film as MP4 without sound, and its poster as WebP, and returns the sizes of the film's files in bytes. */
export async function shoot(page: Page, { name, seconds, posterAt, draw }: Film): Promise<number[]> {
  const poster = toTarget(`images/videos/${name}.webp`);
  await page.setViewportSize(filmSize);
  await page.setContent(toPage({ file: "", ...filmSize, drawing: '<g id="frame"></g>' }));
  await page.evaluate("document.fonts.ready");
  const shot = async (second: number) => {
    const drawing = JSON.stringify(draw(second));
    await page.evaluate(`document.getElementById("frame").innerHTML = ${drawing}`);
    return page.screenshot();
  };
  const frames: Buffer[] = [];
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1)
    frames.push(await shot(frame / framesPerSecond));
  const input = ["-f", "image2pipe", "-framerate", String(framesPerSecond)];
  const sizes = await encode({
    frames,
    input,
    file: toTarget(`videos/${name}`),
    quality: { mp4: 23 },
    maxBytes: 150_000,
  });
  await sharp(await shot(posterAt))
    .webp({ quality: 86, effort: 6 })
    .toFile(poster);
  return sizes;
}

function toTarget(file: string): string {
  const target = fileURLToPath(new URL(file, seed));
  mkdirSync(dirname(target), { recursive: true });
  return target;
}
