import { LinkIcon } from "@sanity/icons";
import { getReleaseIdFromReleaseDocumentId, type ReleaseActionComponent, useWorkspace } from "sanity";
import { useRouter } from "sanity/router";

/** "Share a preview link" of a whole release, which leads to the links' own tool. */
export const ShareReleaseAction: ReleaseActionComponent = ({ release }) => {
  const { navigateUrl } = useRouter();
  const { basePath } = useWorkspace();
  const what = getReleaseIdFromReleaseDocumentId(release._id);
  return {
    label: "Share a preview link",
    icon: LinkIcon,
    // A state would be resolved within the releases' own tool, where the action stands.
    onHandle: () => navigateUrl({ path: `${basePath}/preview-links/share/${what}` }),
  };
};
