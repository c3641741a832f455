import { createFacetPage } from "../../facet-page.tsx";

const { generateStaticParams, generateMetadata, Page } = createFacetPage("locations");

export { Page as default, generateMetadata, generateStaticParams };
