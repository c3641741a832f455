/** The colors behind a hero. On the color that its image is drawn on, title and image become one picture. */
export const heroGrounds = [
  { title: "Paper", value: "paper" },
  { title: "Sand", value: "sand" },
  { title: "Sky", value: "sky" },
  { title: "Light green", value: "adult-1" },
  { title: "Green", value: "adult-2" },
] as const;

export type HeroGround = (typeof heroGrounds)[number]["value"];
