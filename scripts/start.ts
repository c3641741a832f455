import { serveUntilStopped } from "./stack/serve-until-stopped.ts";

await serveUntilStopped("production");
