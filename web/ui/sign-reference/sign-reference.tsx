import { documentPath } from "@shop/schemas/paths.ts";
import type { ReactNode } from "react";
import type { MarkedSign } from "#content/content-types.ts";
import { toImageUrl } from "#content/image-url.server.ts";
import { toVideoSource } from "#ui/video-source.server.ts";
import type { SignClipProps } from "./sign-clip.client.tsx";
import { SignLink } from "./sign-link.client.tsx";

export interface SignReferenceProps {
  /** Null when it was deleted. */
  sign: MarkedSign | null | undefined;
  children: ReactNode;
}

/**
 * Words that an editor marked as a sign: a link to its page that shows its clip on hover, focus, or tap. A sign without
 * an uploaded clip shows how it's made in words. A deleted sign leaves only the words.
 */
export function SignReference({ sign, children }: SignReferenceProps) {
  const href = sign && documentPath(sign);
  if (!href) return children;
  const clip = sign.clip && toClip(sign.clip);
  return (
    <SignLink
      href={href}
      gloss={sign.gloss}
      word={sign.word}
      description={clip ? null : sign.description}
      clip={clip}
    >
      {children}
    </SignLink>
  );
}

const posterSize = { width: 640 };

/** Null for a video at another service, which would learn of every reader who points at the words. */
function toClip(video: NonNullable<MarkedSign["clip"]>): SignClipProps | null {
  const source = toVideoSource(video);
  if (source?.kind !== "file") return null;
  const { poster } = video;
  return {
    formats: source.formats,
    poster: poster && toImageUrl(poster, posterSize),
    ratio: poster?.width && poster.height ? poster.width / poster.height : 16 / 9,
  };
}
