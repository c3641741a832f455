import { Band } from "#ui/band.tsx";
import { ButtonLink } from "#ui/button-link.tsx";
import { Button } from "#ui/button.tsx";
import { Disclosure } from "#ui/disclosure.tsx";
import { PendingLabel } from "#ui/pending-label.tsx";
import { SiteLink } from "#ui/site-link.tsx";
import { SkipLink } from "#ui/skip-link.tsx";
import { Spinner } from "#ui/spinner.tsx";
import { VisuallyHidden } from "#ui/visually-hidden.tsx";
import { Specimen } from "./specimen.tsx";
import guide from "./styleguide.module.css";

const grounds = ["paper", "sand", "sky", "pine", "ink"] as const;

/** Buttons, links and disclosures. Hover, tab and press to see their other states. */
export function Actions() {
  return (
    <>
      <Band>
        <h2 className={guide.heading}>Actions</h2>
        <div>
          <Specimen name="SiteLink to a page">
            <SiteLink href="/courses">All courses</SiteLink>
          </Specimen>
          <Specimen name="SiteLink to another site">
            <SiteLink href="https://www.w3.org/WAI/">Web accessibility</SiteLink>
          </Specimen>
          <Specimen name="SiteLink to mail">
            <SiteLink href="mailto:hello@example.com">hello@example.com</SiteLink>
          </Specimen>
          <Specimen name="SiteLink, unsafe address">
            <SiteLink href="javascript:alert(1)">Only the text remains</SiteLink>
          </Specimen>
          <Specimen name="SkipLink, visible while focused">
            <SkipLink target="main" />
          </Specimen>
          <Specimen name="VisuallyHidden">
            Visible<VisuallyHidden> and announced</VisuallyHidden>
          </Specimen>
          <Specimen name="Disclosure">
            <Disclosure summary="How long do I have the course?">
              One year from the day you buy it.
            </Disclosure>
          </Specimen>
          <Specimen name="Disclosure small">
            <Disclosure summary="Transcript" size="small">
              A large 1A rises.
            </Disclosure>
          </Specimen>
        </div>
      </Band>
      {grounds.map((ground) => (
        <Band as="div" ground={ground} space="small" key={ground}>
          <div>
            <Specimen name={`Button on ${ground}`}>
              <Button>Add to cart</Button> <Button tone="quiet">Remove</Button>{" "}
              <Button tone="plain">Dismiss</Button> <Button disabled>Sold out</Button>{" "}
              <Button aria-busy>
                Subscribe <Spinner />
              </Button>{" "}
              <Button aria-busy>
                <PendingLabel pending="Adding…">Add to cart</PendingLabel>
              </Button>
            </Specimen>
            <Specimen name={`ButtonLink on ${ground}`}>
              <ButtonLink href="/courses">See the courses</ButtonLink>{" "}
              <ButtonLink href="/about-us" tone="quiet">
                Meet the teachers
              </ButtonLink>
            </Specimen>
          </div>
        </Band>
      ))}
    </>
  );
}
