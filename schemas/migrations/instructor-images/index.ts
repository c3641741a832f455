import { append, at, defineMigration, setIfMissing, unset } from "sanity/migrate";

/** Until `images`, an instructor had one picture, in `image`. It comes after those chosen since; run again, this changes nothing. */
export default defineMigration({
  title: "An instructor's picture becomes one of several",
  documentTypes: ["instructor"],
  filter: "defined(image)",
  migrate: {
    document(instructor) {
      const image = "image" in instructor ? instructor.image : null;
      if (typeof image !== "object" || image === null) return [];
      return [
        at("images", setIfMissing([])),
        at("images", append({ ...image, _key: "portrait" })),
        at("image", unset()),
      ];
    },
  },
});
