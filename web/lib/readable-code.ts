import { randomInt } from "node:crypto";

/** Letters and digits that nobody takes for another: no O and 0, no I, L, and 1, and no U, which reads like V. */
const readableCharacters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** Random groups of four characters to read aloud or copy by hand, such as "7K3M-9Q2D". */
export const createReadableCode = (groups: number): string =>
  Array.from({ length: groups }, () => Array.from({ length: 4 }, pickCharacter).join("")).join("-");

const pickCharacter = () => readableCharacters.charAt(randomInt(readableCharacters.length));
