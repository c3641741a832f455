import { createSite } from "../../scripts/stack/create-site.ts";
import type { Service } from "../../scripts/stack/service.ts";
import type { Stack } from "../../scripts/stack/start-stack.ts";

/** Another process of a stack's site, not started yet. Both need `PEER_URLS` to follow each other's changes. */
export const createPeer = ({ siteVariables }: Stack, port: number): Service =>
  createSite({
    mode: "production",
    variables: siteVariables,
    port,
    isQuiet: true,
    restarts: 0,
    onCrash: (sentence) => console.error(sentence),
  });
