import { stegaClean } from "@sanity/client/stega";
import type { Announcement } from "#content/content-types.ts";
import { SiteLink } from "#ui/site-link.tsx";
import { AnnouncementFrame } from "./announcement-frame.tsx";
import { AnnouncementsOrWallet } from "./announcements-or-wallet.client.tsx";
import { WalletMessage } from "./wallet-message.tsx";

export interface AnnouncementBarProps {
  announcements: readonly Announcement[];
}

/** The bar at the top of the page (requirements §2.61, §2.62): rotating messages, or one for school wallet sessions. */
export function AnnouncementBar({ announcements }: AnnouncementBarProps) {
  const messages = announcements.map(({ _id, text, url, pages }) => ({
    key: _id,
    areas: stegaClean(pages ?? []),
    words: url ? <SiteLink href={url}>{text}</SiteLink> : text,
  }));
  const wallet = (
    <AnnouncementFrame>
      <WalletMessage />
    </AnnouncementFrame>
  );
  return (
    <>
      <noscript>
        {/* The visitor's own styles show it instead (visitor-styles.ts). */}
        <div hidden data-wallet="inside" data-nosnippet>
          {wallet}
        </div>
      </noscript>
      <div data-wallet="outside">
        <AnnouncementsOrWallet wallet={wallet} messages={messages} />
      </div>
    </>
  );
}
