import type { CoursePage } from "#content/content-types.ts";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { RichText } from "#ui/rich-text.tsx";

export interface CourseOverviewProps {
  overview: CoursePage["overview"];
}

export function CourseOverview({ overview }: CourseOverviewProps) {
  if (!overview?.length) return null;
  return (
    <SideHeadingBand title="Overview">
      <RichText value={overview} lead />
    </SideHeadingBand>
  );
}
