import { LinkIcon } from "@sanity/icons";
import { getReleaseIdFromReleaseDocumentId, type ReleaseActionComponent, useWorkspace } from "sanity";
import { useRouter } from "sanity/router";

/** Shares a whole release. Opens the preview links tool. */
export const ShareReleaseAction: ReleaseActionComponent = ({ release }) => {
  const { navigateUrl } = useRouter();
  const { basePath } = useWorkspace();
  const releaseId = getReleaseIdFromReleaseDocumentId(release._id);
  return {
    label: "Share a preview link",
    icon: LinkIcon,
    // Router state would be resolved within the releases tool.
    onHandle: () => navigateUrl({ path: `${basePath}/preview-links/share/${releaseId}` }),
  };
};
