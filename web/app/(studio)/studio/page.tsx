import { StudioApp } from "../studio-app.client.tsx";

/** One static page. The Studio handles the rest of the path itself (web/next.config.ts). */
export default function StudioPage() {
  return <StudioApp />;
}
