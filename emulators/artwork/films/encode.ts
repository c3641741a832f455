import { spawn } from "node:child_process";
import { once } from "node:events";
import { statSync } from "node:fs";

interface Encoding {
  frames: readonly Uint8Array[];
  /** What `ffmpeg` is told about the frames: their format, and how many there are in a second. */
  input: readonly string[];
  /** The file's path without an ending. */
  file: string;
  /** The encoders' constant qualities: a lower number is better and larger. */
  quality: { mp4: number; webm?: number };
  /** Larger films are encoded again, a little worse. */
  maxBytes: number;
}

/**
 * Writes a film without sound as MP4, and as WebM if that has a quality, and returns their sizes in bytes. Needs `ffmpeg`, on the
 * path or where FFMPEG_PATH says; the shop itself does not.
 */
export async function encode({ frames, input, file, quality, maxBytes }: Encoding): Promise<number[]> {
  // The index in front lets a film begin before it is all there.
  const h264 = ["-c:v", "libx264", "-preset", "medium", "-tune", "animation", "-movflags", "+faststart"];
  const vp9 = ["-c:v", "libvpx-vp9", "-b:v", "0", "-deadline", "good", "-cpu-used", "4", "-g", "250"];
  const mp4 = await fit(quality.mp4, h264, `${file}.mp4`);
  return quality.webm === undefined ? [mp4] : [mp4, await fit(quality.webm, vp9, `${file}.webm`)];

  async function fit(best: number, codec: readonly string[], target: string): Promise<number> {
    for (const worse of [0, 3, 6, 9]) {
      const options = [...input, "-i", "-", ...codec, "-crf", String(best + worse), ...colors];
      const size = await write(frames, options, target);
      if (size <= maxBytes) return size;
    }
    throw new Error(`${target} doesn't fit into ${maxBytes} bytes.`);
  }
}

/** Players of every kind decode 4:2:0 in HD's colors. */
const colors = [
  ...["-vf", "scale=out_color_matrix=bt709,format=yuv420p", "-colorspace", "bt709"],
  ...["-color_primaries", "bt709", "-color_trc", "bt709", "-an"],
];

async function write(
  frames: readonly Uint8Array[],
  options: readonly string[],
  file: string,
): Promise<number> {
  const ffmpeg = spawn(process.env["FFMPEG_PATH"] ?? "ffmpeg", ["-v", "error", "-y", ...options, file], {
    stdio: ["pipe", "ignore", "inherit"],
  });
  const ended = once(ffmpeg, "close");
  for (const frame of frames) if (!ffmpeg.stdin.write(frame)) await once(ffmpeg.stdin, "drain");
  ffmpeg.stdin.end();
  const [code] = await ended;
  if (code !== 0) throw new Error(`ffmpeg could not write ${file}: exit code ${code}.`);
  return statSync(file).size;
}
