import "server-only";
import { readFile } from "node:fs/promises";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { shareImageSize } from "./share-image-size.ts";

/** Renders an element as a PNG. */
export async function drawShareImage(element: ReactElement): Promise<ArrayBuffer> {
  return new ImageResponse(element, { ...shareImageSize, fonts: await readFonts() }).arrayBuffer();
}

// Literal URLs, so that the bundler finds the files.
const readFonts = async () => [
  {
    name: "Display",
    weight: 800 as const,
    data: await readFile(new URL("./fonts/bricolage-grotesque-800.woff", import.meta.url)),
  },
  {
    name: "Text",
    weight: 400 as const,
    data: await readFile(new URL("./fonts/atkinson-hyperlegible-next-400.woff", import.meta.url)),
  },
  {
    name: "Mono",
    weight: 500 as const,
    data: await readFile(new URL("./fonts/atkinson-hyperlegible-mono-500.woff", import.meta.url)),
  },
];
