import { EnterRightIcon } from "@sanity/icons";
import { defineField, defineType } from "sanity";
import { isPathOrSecureAddress } from "../validation/address.ts";
import { checkOldAddress } from "../validation/redirects.ts";
import { requireNoPage } from "../validation/require-no-page.ts";
import { requireOneStep } from "../validation/require-one-step.ts";
import { requireUnique } from "../validation/require-unique.ts";

export const redirect = defineType({
  name: "redirect",
  title: "Redirect",
  type: "document",
  icon: EnterRightIcon,
  fields: [
    defineField({
      name: "from",
      title: "Old address",
      type: "string",
      description: "The path people still use, such as /asl-courses.",
      validation: (rule) => [
        rule.required().error("Enter the old address."),
        rule.custom((from) => !from || checkOldAddress(from)),
        rule.custom(requireUnique({ types: ["redirect"], field: "from", what: "this old address" })),
        rule.custom(requireNoPage).warning(),
      ],
    }),
    defineField({
      name: "to",
      title: "New address",
      type: "string",
      description:
        "Where visitors are redirected: a path such as /courses, or a full URL that starts with https://.",
      validation: (rule) => [
        rule.required().error("Enter the new address."),
        rule
          .custom((to) => !to || isPathOrSecureAddress(to) || "refused")
          .error("For our own pages, use a path such as /courses. Other URLs start with https://."),
        rule.custom(requireOneStep),
      ],
    }),
    defineField({
      name: "isPermanent",
      title: "Permanent",
      type: "boolean",
      description:
        "On: search engines list the new address instead. Off: they keep the old one, for a temporary move.",
      initialValue: true,
    }),
  ],
  preview: {
    select: { from: "from", to: "to", isPermanent: "isPermanent" },
    prepare: ({ from, to, isPermanent }) => ({
      title: `${from ?? "?"} → ${to ?? "?"}`,
      subtitle: isPermanent === false ? "Temporary" : "Permanent",
    }),
  },
});
