/** Eighty nouns and seventy adjectives make 5,600 pairs. */
export const things = toWords(
  `acorn anchor apron attic basket beach bell bench blanket bottle branch bridge brush bucket button candle canoe
  carpet chimney clock cloud coast corner cottage curtain desk donkey drawer engine feather fence ferry field forest
  fountain garden gate glove hammer harbor hill island jacket kettle kitchen ladder lake lamp letter market meadow
  mirror mountain mushroom needle notebook orchard oven paddle palace pebble pillow pocket pond puppet quilt ribbon
  river roof saddle shadow shelf spoon stairs station stone tower valley wagon window`,
);

export const qualities = toWords(
  `ancient bitter bold brave bright broken busy calm careful cheap clean clever crooked curly damp dark deep distant
  dry dusty early easy empty faint famous fancy fast flat fragile fresh gentle giant golden grateful heavy hidden
  hollow honest huge humble icy idle kind lazy light little lonely loud lucky modern narrow noisy patient plain polite
  private proud quiet rare rough round rusty secret sharp silent slow smooth strange tiny warm`,
);

function toWords(text: string): string[] {
  return text.split(/\s+/);
}
