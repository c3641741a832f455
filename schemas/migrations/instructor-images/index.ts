import { append, at, defineMigration, setIfMissing, unset } from "sanity/migrate";

/**
 * Moves the single image in `image`, from before `images` existed, after any newer ones. Running it again changes
 * nothing.
 */
export default defineMigration({
  title: "Move an instructor's image into the list of images",
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
