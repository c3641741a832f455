import { createFacetPage } from "../../facet-page.tsx";

const { generateStaticParams, generateMetadata, Page } = createFacetPage("movements");

export { Page as default, generateMetadata, generateStaticParams };
