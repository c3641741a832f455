import { spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, statSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "@playwright/test";
import sharp from "sharp";
import { type Film, filmSize, framesPerSecond } from "#artwork/films/film.ts";
import { toPage } from "#artwork/page.ts";

const seed = new URL("../../seed/", import.meta.url);

/**
 * Writes a film as MP4 (H.264, no sound) and its poster as WebP, and answers the film's size in bytes. Needs
 * `ffmpeg`, on the path or where FFMPEG_PATH says; the shop itself does not.
 */
export async function shoot(page: Page, { name, seconds, posterAt, draw }: Film): Promise<number> {
  const movie = toTarget(`videos/${name}.mp4`);
  const poster = toTarget(`images/videos/${name}.webp`);
  await page.setViewportSize(filmSize);
  await page.setContent(toPage({ file: "", ...filmSize, drawing: '<g id="frame"></g>' }));
  await page.evaluate("document.fonts.ready");
  const shot = async (second: number) => {
    const drawing = JSON.stringify(draw(second));
    await page.evaluate(`document.getElementById("frame").innerHTML = ${drawing}`);
    return page.screenshot();
  };
  const ffmpeg = spawn(process.env["FFMPEG_PATH"] ?? "ffmpeg", toArguments(movie), {
    stdio: ["pipe", "ignore", "inherit"],
  });
  const ended = once(ffmpeg, "close");
  for (let frame = 0; frame < seconds * framesPerSecond; frame += 1) {
    if (!ffmpeg.stdin.write(await shot(frame / framesPerSecond))) await once(ffmpeg.stdin, "drain");
  }
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${movie}: exit code ${code}.`);
  await sharp(await shot(posterAt))
    .webp({ quality: 86, effort: 6 })
    .toFile(poster);
  return statSync(movie).size;
}

function toTarget(file: string): string {
  const target = fileURLToPath(new URL(file, seed));
  mkdirSync(dirname(target), { recursive: true });
  return target;
}

function toArguments(movie: string): string[] {
  const frames = ["-f", "image2pipe", "-framerate", String(framesPerSecond), "-i", "-"];
  // Players of every kind decode 4:2:0 in HD's colors; the index in front lets a film begin before it is all there.
  const h264 = ["-c:v", "libx264", "-preset", "veryslow", "-tune", "animation", "-crf", "23"];
  const colors = ["-vf", "scale=out_color_matrix=bt709,format=yuv420p", "-colorspace", "bt709"];
  const named = ["-color_primaries", "bt709", "-color_trc", "bt709"];
  return [
    "-v",
    "error",
    "-y",
    ...frames,
    ...h264,
    ...colors,
    ...named,
    "-movflags",
    "+faststart",
    "-an",
    movie,
  ];
}
