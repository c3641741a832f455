import sharp from "sharp";
import { openAdminClient } from "./open-admin-client.ts";

export interface StagedTarget {
  url: string;
  resourceUrl: string;
  parameters: { name: string; value: string }[];
}

/** A PNG image of one color. */
export const drawImage = (width = 40, height = 20): Promise<Buffer<ArrayBuffer>> =>
  sharp({ create: { width, height, channels: 3, background: "teal" } })
    .png()
    .toBuffer();

const stagedUploadsCreate = `mutation Stage($input: [StagedUploadInput!]!) {
  stagedUploadsCreate(input: $input) {
    stagedTargets { url resourceUrl parameters { name value } }
    userErrors { field message }
  }
}`;

/** Calls `stagedUploadsCreate` for a PNG image and returns its payload. */
export const stageUpload = async (given: object = {}) => {
  const input = [{ filename: "cover.png", mimeType: "image/png", resource: "IMAGE", ...given }];
  return (await openAdminClient().run(stagedUploadsCreate, { input })).stagedUploadsCreate;
};

/** The target of a staged upload without errors. */
export const openTarget = async (given: object = {}): Promise<StagedTarget> =>
  (await stageUpload(given)).stagedTargets[0];

export const putFile = ({ url }: StagedTarget, body: BodyInit) =>
  fetch(url, { method: "PUT", headers: { "content-type": "image/png" }, body });

/** Uploads an image and returns the URL to use as `originalSource`. */
export const uploadImage = async (width?: number, height?: number): Promise<string> => {
  const target = await openTarget();
  await putFile(target, await drawImage(width, height));
  return target.resourceUrl;
};
