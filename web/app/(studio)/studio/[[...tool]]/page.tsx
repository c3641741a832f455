import { StudioApp } from "../../studio-app.client.tsx";

/** One static shell. The Studio handles the rest of the path itself. */
export function generateStaticParams() {
  return [{ tool: [] }];
}

export default function StudioPage() {
  return <StudioApp />;
}
