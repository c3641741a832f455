import { once } from "node:events";
import { createServer } from "node:http";
import { parseArgs } from "node:util";
import next from "next";
import { z } from "zod";
import { parseEnvironment } from "#lib/environment.ts";
import { localExpirations } from "#lib/local-expirations.ts";
import { createCdnPurge } from "./cdn/cdn-purge.ts";
import { expireOnTime } from "./expire-on-time.ts";
import { keepQuery } from "./keep-query.ts";
import { limitMethods } from "./limit-methods.ts";
import { limitMissingPages } from "./limit-missing-pages.ts";
import { limitRedirects } from "./limit-redirects.ts";
import { everythingTag, expireTags } from "./next-internals.ts";
import { ownChanges } from "./peers/change-log.ts";
import { joinPeers } from "./peers/peers.ts";
import { createPageHandler } from "./serve-pages.ts";
import { serve } from "./serve.ts";
import { createStaticHandler, listStaticFiles } from "./serve-static.ts";
import { weakenEtags } from "./weaken-etags.ts";

const { hostname, port } = readSettings();

const ownUrl = `http://${hostname}:${port}`;

// `next start` sets it, too. Without it, Next would send a server action that it forwards to the host that the request names.
process.env["__NEXT_PRIVATE_ORIGIN"] = ownUrl;
// Behind a load balancer, a request to SITE_URL may reach another process.
process.env["SERVER_URL"] = ownUrl;
// `--experimental-next-config-strip-types` sets it. Otherwise, Next would load its compiler to read its configuration.
process.env["__NEXT_NODE_NATIVE_TS_LOADER_ENABLED"] = "true";

const http = createServer();
const app = next({ dev: false, dir: process.cwd(), hostname, port, quiet: true, httpServer: http });
await app.prepare();
const handle = app.getRequestHandler();
// The build's pages may show what has changed since (docs/decisions/0010).
expireTags([everythingTag]);
expireOnTime();
const { cdn, peerUrls, content, trustedProxies } = parseEnvironment(process.env);
const answerFile = createStaticHandler(
  weakenEtags((request, response) => handle(request, response)),
  listStaticFiles(process.env["NEXT_DIST_DIR"] ?? ".next"),
);
const answerPage = limitRedirects(
  keepQuery(createPageHandler(limitMethods(limitMissingPages(answerFile, { trustedProxies })))),
);
const peers = peerUrls.length > 0 ? joinPeers({ urls: peerUrls, secret: content.webhookSecret }) : null;
const stopServing = serve(http, async (request, response) => {
  if (!peers?.answer(request, response)) await answerPage(request, response);
});
http.listen(port, hostname);
await once(http, "listening");
if (cdn) {
  const purge = createCdnPurge({ url: cdn.purgeUrl, token: cdn.token, log: (line) => console.warn(line) });
  // What expired while no process ran, and the pages of an older build.
  purge([everythingTag]);
  ownChanges.listen(({ tags }) => purge(tags));
  localExpirations.subscribe((tags) => purge(z.array(z.string()).parse(tags)));
}

for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => void stop());

async function stop(): Promise<void> {
  peers?.leave();
  await stopServing();
  // Work that Next has put off until after an answer.
  await app.close();
  process.exit(0);
}

function readSettings() {
  const { values } = parseArgs({
    options: { hostname: { type: "string", short: "H" }, port: { type: "string", short: "p" } },
  });
  return z
    .object({ hostname: z.string().default("127.0.0.1"), port: z.coerce.number().int().min(1).max(65_535) })
    .parse({ hostname: values.hostname, port: values.port ?? process.env["PORT"] ?? "3000" });
}
