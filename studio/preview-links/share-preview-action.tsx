import { LinkIcon } from "@sanity/icons";
import { documentPath } from "@shop/schemas/paths.ts";
import { Box } from "@sanity/ui";
import { useState } from "react";
import { type DocumentActionComponent, usePerspective } from "sanity";
import { ShareLinkForm } from "./share-link-form.tsx";
import { toAddressable } from "../documents/to-addressable.ts";
import { useMayWrite } from "../documents/use-may-write.ts";

/** Shares unpublished content with someone who has no account. */
export const SharePreviewAction: DocumentActionComponent = ({ draft, version, published, type }) => {
  const [isOpen, setIsOpen] = useState(false);
  const { selectedReleaseId } = usePerspective();
  const path = documentPath(toAddressable(type, version ?? draft ?? published));
  const mayShare = useMayWrite("previewLink");
  const close = () => setIsOpen(false);
  return {
    label: "Share a preview link",
    icon: LinkIcon,
    disabled: !mayShare,
    ...(mayShare ? {} : { title: "Your role can't create preview links." }),
    onHandle: () => setIsOpen(true),
    dialog: isOpen && {
      type: "dialog",
      header: "Share a preview link",
      onClose: close,
      content: (
        <Box padding={2}>
          <ShareLinkForm path={path ?? "/"} what={selectedReleaseId ?? "drafts"} />
        </Box>
      ),
    },
  };
};
