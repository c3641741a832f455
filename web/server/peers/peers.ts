import { localExpirations } from "#lib/local-expirations.ts";
import { everythingTag, expireTags } from "../next-internals.ts";
import { createPeerHandler } from "./answer-peer.ts";
import { ownChanges } from "./change-log.ts";
import { followPeer } from "./follow-peer.ts";

interface PeersOptions {
  /** The peers' origins. This process's own may be among them. */
  urls: readonly string[];
  /** Shared by all peers. */
  secret: string;
}

/** Expires here what expires in the site's other processes, and tells them what expires here (docs/decisions/0048). */
export function joinPeers({ urls, secret }: PeersOptions) {
  const expire = (tags: readonly string[]) => {
    expireTags(tags);
    localExpirations.publish(tags);
  };
  const followers = urls.map((url) =>
    followPeer({
      url,
      secret,
      processId: ownChanges.processId,
      onExpired: expire,
      onMissed: () => expire([everythingTag]),
      log: (line) => console.warn(line),
    }),
  );
  return {
    /** Answers a peer's request. Returns false for others. */
    answer: createPeerHandler(ownChanges, secret),
    leave: () => followers.forEach((stop) => stop()),
  };
}
