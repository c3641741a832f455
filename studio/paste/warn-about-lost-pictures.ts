import { defineBehavior, effect, forward } from "@portabletext/editor/behaviors";
import type { useToast } from "@sanity/ui/toast";

type Push = ReturnType<typeof useToast>["push"];

/**
 * Warns the editor about pictures in pasted text, because the converter leaves them out. A picture alone comes as a file, which is uploaded,
 * and what's copied here is pasted as it is.
 */
export const warnAboutLostPictures = (push: Push) =>
  defineBehavior({
    on: "deserialize",
    guard: ({ snapshot, event }) => {
      const { dataTransfer } = event.originEvent.originEvent;
      const isKept =
        dataTransfer.files.length > 0 || dataTransfer.types.includes("application/x-portable-text");
      const count = isKept ? 0 : countPictures(dataTransfer.getData("text/html"));
      const canHavePictures = snapshot.context.schema.blockObjects.some(({ name }) => name === "figure");
      return count > 0 && { count, canHavePictures };
    },
    actions: [
      ({ event }, { count, canHavePictures }) => [
        effect(() => {
          push({
            status: "warning",
            title: count === 1 ? "The picture wasn’t pasted." : `The ${count} pictures weren’t pasted.`,
            description: canHavePictures
              ? "Pasting keeps only text. Add each picture with “Image” above the text."
              : "Pasting keeps only text.",
            duration: 10_000,
          });
        }),
        forward(event),
      ],
    ],
  });

const countPictures = (html: string): number =>
  new DOMParser().parseFromString(html, "text/html").images.length;
