import { Band } from "#ui/band.tsx";
import { SideHeadingBand } from "#ui/side-heading-band.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import guide from "./styleguide.module.css";

const airs = ["none", "small", "large"] as const;

/** Layout components: bands, side headings, and section heads. */
export function Frames() {
  return (
    <>
      <Band space="none">
        <SectionHead title="SectionHead" text="The line, title and text above a list." />
      </Band>
      <SideHeadingBand title="SideHeadingBand" ground="sky">
        <p>The title is in the margin, and the text starts in the fifth column.</p>
      </SideHeadingBand>
      <SideHeadingBand title={null}>
        <p>Without a title, the margin stays empty.</p>
      </SideHeadingBand>
      {airs.map((space) => (
        <Band as="div" ground="sand" space={space} key={space}>
          <h2 className={guide.heading}>Band, {space} space</h2>
        </Band>
      ))}
    </>
  );
}
