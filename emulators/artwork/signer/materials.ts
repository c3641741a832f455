import { palette } from "#artwork/palette.ts";
import type { FaceColors } from "#artwork/signer/face.ts";
import type { Material } from "#artwork/signer/solid.ts";

/** Hands stand out from the clothes, the clothes from the ground. */
export const materials = {
  skin: { light: "#d8a27a", shade: "#b97d55", line: "#4a2718" },
  cloth: { light: palette.pine, shade: "#0a4a46", line: "#062b29" },
  collar: { light: "#0a4a46", shade: palette.pineNight, line: "#062b29" },
  hair: { light: "#33211b", shade: "#241612", line: "#170d0a" },
} as const satisfies Record<string, Material>;

export const faceColors: FaceColors = {
  brow: "#2b1a14",
  eye: palette.ink,
  white: palette.white,
  lip: "#a24b3c",
  mouth: "#63251d",
};

export const groundColor = "#e4eff1";
