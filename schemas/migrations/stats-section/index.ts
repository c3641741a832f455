import { at, defineMigration, set } from "sanity/migrate";

/** Renames the section "Facts in numbers" from `figures`, which was too close to `figure`, the type of an image. */
export default defineMigration({
  title: "Rename the figures section to stats",
  documentTypes: ["page"],
  filter: 'count(sections[_type == "figures"]) > 0',
  migrate: {
    object(node) {
      return node._type === "figures" ? at("_type", set("stats")) : undefined;
    },
  },
});
