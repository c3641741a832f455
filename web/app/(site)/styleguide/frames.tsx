import { Band } from "#ui/band.tsx";
import { Hanging } from "#ui/hanging.tsx";
import { SectionHead } from "#ui/section-head.tsx";
import guide from "./styleguide.module.css";

const airs = ["none", "small", "large"] as const;

/** What holds the other parts: bands, hanging titles, the head of a shelf. */
export function Frames() {
  return (
    <>
      <Band space="none">
        <SectionHead title="SectionHead" text="The line, the title and a sentence that open a shelf." />
      </Band>
      <Hanging title="Hanging" ground="sky">
        <p>The title stands in the margin, the words from the fifth column on.</p>
      </Hanging>
      <Hanging title={null}>
        <p>Hanging without a title keeps its margin.</p>
      </Hanging>
      {airs.map((space) => (
        <Band as="div" ground="sand" space={space} key={space}>
          <h2 className={guide.heading}>Band, {space} air</h2>
        </Band>
      ))}
    </>
  );
}
