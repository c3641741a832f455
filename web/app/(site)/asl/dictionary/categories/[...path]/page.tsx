import { createFacetPage } from "../../facet-page.tsx";

const { generateStaticParams, generateMetadata, Page } = createFacetPage("categories");

export { Page as default, generateMetadata, generateStaticParams };
