import { createFacetPage } from "../../facet-page.tsx";

const { generateStaticParams, generateMetadata, Page } = createFacetPage("parts-of-speech");

export { Page as default, generateMetadata, generateStaticParams };
