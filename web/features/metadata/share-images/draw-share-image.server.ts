import "server-only";
import { ImageResponse } from "next/og";
import type { ReactElement } from "react";
import { readFonts } from "./read-fonts.server.ts";
import { shareImageSize } from "./share-image-size.ts";

/** Renders an element as a PNG. */
export async function drawShareImage(element: ReactElement): Promise<ArrayBuffer> {
  const { display, text, mono } = await readFonts();
  const fonts = [
    { name: "Display", weight: 800 as const, data: display },
    { name: "Text", weight: 400 as const, data: text },
    { name: "Mono", weight: 500 as const, data: mono },
  ];
  return new ImageResponse(element, { ...shareImageSize, fonts }).arrayBuffer();
}
