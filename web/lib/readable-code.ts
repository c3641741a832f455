import { randomInt } from "node:crypto";

/** Characters that are hard to confuse: neither O nor 0, none of I, L, and 1, and no U, which looks like V. */
const readableCharacters = "23456789ABCDEFGHJKMNPQRSTVWXYZ";

/** A random code of groups of four characters, such as "7K3M-9Q2D", that's easy to read aloud and copy by hand. */
export const createReadableCode = (groups: number): string =>
  Array.from({ length: groups }, () => Array.from({ length: 4 }, pickCharacter).join("")).join("-");

const pickCharacter = () => readableCharacters.charAt(randomInt(readableCharacters.length));
