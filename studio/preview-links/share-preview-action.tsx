import { LinkIcon } from "@sanity/icons";
import { documentPath } from "@shop/schemas/paths.ts";
import { Box } from "@sanity/ui";
import { useState } from "react";
import { type DocumentActionComponent, type DocumentActionsResolver, usePerspective } from "sanity";
import { ShareLinkForm } from "./share-link-form.tsx";
import { toAddressable } from "../documents/to-addressable.ts";
import { useMayWrite } from "../documents/use-may-write.ts";

/** Offered for everything with content. Links themselves are only revoked. */
export const withSharePreview: DocumentActionsResolver = (actions, { schemaType }) =>
  schemaType === "previewLink" ? [] : [...actions, SharePreviewAction];

/** Shares unpublished content with someone who has no account. */
const SharePreviewAction: DocumentActionComponent = ({ draft, version, published, type }) => {
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
