import type { Face } from "#artwork/signer/face.ts";

/** Faces that several signs share. */
export const faces = {
  friendly: { smile: 0.8, brows: 0.3 },
  smile: { smile: 1, brows: 0.25 },
  /** For questions with who, what, where: brows down, head a little forward. */
  asking: { brows: -0.9, frown: 0.6, forward: 0.9, nod: -0.15, smile: 0 },
  askingRounded: { brows: -0.9, frown: 0.6, forward: 0.9, nod: -0.15, smile: 0, round: 0.7 },
  sad: { smile: -0.9, frown: 0.8, brows: 0.35, eyes: -0.2, nod: -0.5 },
  sorry: { smile: -0.5, frown: 0.9, brows: 0.15, pressed: 0.9 },
  unwell: { smile: -0.8, frown: 0.9, brows: 0.1, eyes: -0.25 },
  angry: { brows: -1, frown: 1, smile: -0.5, pressed: 0.9 },
  scared: { eyes: 1, brows: 0.9, frown: 0.5, open: 0.45, smile: -0.4, shoulders: 1 },
  excited: { eyes: 0.8, brows: 0.7, smile: 1, open: 0.5 },
} as const satisfies Record<string, Partial<Face>>;
