import { at, defineMigration, set } from "sanity/migrate";

/** The section "Facts in numbers" was of type `figures`, as pictures are of type `figure`. */
export default defineMigration({
  title: "The section of facts in numbers becomes stats",
  documentTypes: ["page"],
  filter: 'count(sections[_type == "figures"]) > 0',
  migrate: {
    object(node) {
      return node._type === "figures" ? at("_type", set("stats")) : undefined;
    },
  },
});
