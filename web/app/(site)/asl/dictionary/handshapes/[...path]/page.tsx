import { createFacetPage } from "../../facet-page.tsx";

const { generateStaticParams, generateMetadata, Page } = createFacetPage("handshapes");

export { Page as default, generateMetadata, generateStaticParams };
