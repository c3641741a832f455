import { StudioApp } from "../../studio-app.client.tsx";

/** One static shell; the Studio reads the rest of the address itself. */
export function generateStaticParams() {
  return [{ tool: [] }];
}

export default function StudioPage() {
  return <StudioApp />;
}
