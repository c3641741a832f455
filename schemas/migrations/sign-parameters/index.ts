import { at, defineMigration, setIfMissing } from "sanity/migrate";
import { readParameters } from "./read-parameters.ts";

/**
 * Chooses the handshape, location, movement, and palm direction from the dictionary's lists by what an editor wrote. It keeps what
 * has been chosen, and leaves out what the words don't make clear: the Studio asks for that before the sign is published again.
 */
export default defineMigration({
  title: "Choose signs' parameters from the dictionary's lists",
  documentTypes: ["sign"],
  migrate: {
    document(sign) {
      const parameters = readParameters({
        handshape: toWords(sign, "handshape"),
        location: toWords(sign, "location"),
        movement: toWords(sign, "movement"),
        palmOrientation: toWords(sign, "palmOrientation"),
      });
      return parameters.map(([field, value]) => at(field, setIfMissing(value)));
    },
  },
});

function toWords(sign: object, field: string): string {
  const words: unknown = Reflect.get(sign, field);
  return typeof words === "string" ? words : "";
}
