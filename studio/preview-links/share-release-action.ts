import { LinkIcon } from "@sanity/icons";
import { getReleaseIdFromReleaseDocumentId, type ReleaseActionComponent } from "sanity";
import { useRouter } from "sanity/router";

/** "Share a preview link" of a whole release, which leads to the links' own tool. */
export const ShareReleaseAction: ReleaseActionComponent = ({ release }) => {
  const { navigateUrl, resolvePathFromState } = useRouter();
  const what = getReleaseIdFromReleaseDocumentId(release._id);
  return {
    label: "Share a preview link",
    icon: LinkIcon,
    onHandle: () =>
      navigateUrl({ path: resolvePathFromState({ tool: "preview-links", "preview-links": { what } }) }),
  };
};
