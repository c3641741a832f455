import type { LegalPage } from "@shop/schemas/generated/sanity.types.ts";
import type { Seed } from "#seed/content/seed-document.ts";

/** A legal page's address, and the version all four carry (requirements §9.32). */
export function legalPageAddress(slug: string) {
  return {
    _id: `legal-${slug}`,
    _type: "legalPage",
    slug: { _type: "slug", current: slug },
    versionLabel: "November 27, 2024",
    versionCode: "11272024",
  } as const satisfies Seed<LegalPage>;
}

export const demonstrationNotice =
  "**Handshape is a demonstration shop.** It shows how an online school could work. Nothing here is really sold or shipped, no card is charged, and the people and books are invented. We wrote these pages with the care a real shop would take, so that they can be read and tested. They aren’t legal advice, and they aren’t binding.";
