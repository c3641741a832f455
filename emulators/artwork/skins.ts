import type { HandColors } from "#artwork/hand.ts";
import { palette } from "#artwork/palette.ts";

/** Skin in two flat tones, light and shade, for pictures with several people. */
export const skins = {
  umber: { light: palette.umber, shade: palette.umberShade },
  clay: { light: palette.clay, shade: palette.clayShade },
  night: { light: "#54301f", shade: "#3c2115" },
  rose: { light: "#eac3a3", shade: "#cf9f7d" },
} as const satisfies Record<string, HandColors>;
