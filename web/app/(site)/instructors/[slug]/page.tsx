import type { Metadata } from "next";
import { dropHidden } from "#catalog/hidden-products.server.ts";
import { readOffers } from "#catalog/offers.server.ts";
import { readInstructor, readInstructorSlugs } from "#content/instructors.server.ts";
import { readSiteSettings } from "#content/site-settings.server.ts";
import { readView } from "#content/view.server.ts";
import { InstructorView } from "#features/instructors/instructor-view.tsx";
import { JsonLd } from "#features/metadata/json-ld/json-ld.tsx";
import { toBreadcrumbs } from "#features/metadata/json-ld/to-breadcrumbs.server.ts";
import { toPerson } from "#features/metadata/json-ld/to-person.server.ts";
import { toMetadata } from "#features/metadata/to-metadata.server.ts";
import { redirectOrNotFound, toNotFoundMetadata } from "../../not-found.server.tsx";

interface Props {
  params: Promise<{ slug: string }>;
}

export async function generateStaticParams() {
  const slugs = await readInstructorSlugs();
  return slugs.map((slug) => ({ slug }));
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const { slug } = await params;
  const view = await readView();
  const [instructor, settings] = await Promise.all([readInstructor(slug, view), readSiteSettings(view)]);
  if (!instructor) return toNotFoundMetadata(settings);
  const { name, role, shortBio } = instructor;
  return toMetadata({
    settings,
    path: `/instructors/${slug}`,
    title: [name, role].filter(Boolean).join(", "),
    description: shortBio,
  });
}

/** An instructor's own page, with their courses at today's prices. */
export default async function InstructorRoute({ params }: Props) {
  const { slug } = await params;
  const pendingOffers = readOffers();
  const view = await readView();
  const instructor = await readInstructor(slug, view);
  if (!instructor) return redirectOrNotFound(`/instructors/${slug}`, view);
  const offers = await pendingOffers;
  const courses = await dropHidden(instructor.courses, offers);
  return (
    <>
      <JsonLd
        nodes={[
          toPerson(instructor),
          toBreadcrumbs(
            { name: "About", path: "/about-us" },
            { name: instructor.name, path: `/instructors/${slug}` },
          ),
        ]}
      />
      <InstructorView instructor={{ ...instructor, courses }} offers={offers} />
    </>
  );
}
