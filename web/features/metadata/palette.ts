/** Colors from tokens.css for places without a stylesheet: the manifest and generated images. */
export const palette = {
  paper: "#fbf7f0",
  ink: "#15211f",
  inkQuiet: "#45524f",
  pine: "#0e5f59",
  pineNight: "#0b3532",
  marigold: "#f4a91f",
  coral: "#b8351f",
  sky: "#d5e8ec",
  sand: "#efe4d2",
  adult1: "#cfe3d8",
  adult2: "#9ccabd",
  adult3: "#1d7269",
  adult4: "#0a4642",
  kids1: "#f8d3c5",
  kids2: "#f0a58b",
  kidsBundle: "#a62d18",
} as const;
