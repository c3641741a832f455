import { browserStorage } from "#lib/browser-storage.ts";
import { readStoredText, writeStoredText } from "#lib/stored-text.ts";
import { speeds } from "./media.ts";

/** What a visitor chose for all videos. */
export interface PlayerSettings {
  captions: boolean;
  /** The chosen language of captions, such as `en`; null for the video's first one. */
  captionsLanguage: string | null;
  rate: number;
  mirror: boolean;
  transcript: boolean;
}

const initialSettings: PlayerSettings = {
  captions: true,
  captionsLanguage: null,
  rate: 1,
  mirror: false,
  transcript: false,
};

/** Settings as stored. What's missing or malformed is as at the first visit. */
export function parseSettings(json: string | null): PlayerSettings {
  const stored = parseObject(json);
  const { captions, captionsLanguage, rate, mirror, transcript } = initialSettings;
  return {
    captions: toBoolean(stored["captions"], captions),
    captionsLanguage:
      typeof stored["captionsLanguage"] === "string" ? stored["captionsLanguage"] : captionsLanguage,
    rate: speeds.find((speed) => speed === stored["rate"]) ?? rate,
    mirror: toBoolean(stored["mirror"], mirror),
    transcript: toBoolean(stored["transcript"], transcript),
  };
}

/** From localStorage; as at the first visit if it's unavailable. */
export const readSettings = (): PlayerSettings =>
  parseSettings(readStoredText(browserStorage.playerSettings));

/** If storage is full or blocked, the next page starts with what it has. */
export const writeSettings = (settings: PlayerSettings): void =>
  void writeStoredText(browserStorage.playerSettings, JSON.stringify(settings));

const toBoolean = (value: unknown, otherwise: boolean) => (typeof value === "boolean" ? value : otherwise);

function parseObject(json: string | null): Readonly<Record<string, unknown>> {
  try {
    return { ...Object(JSON.parse(json ?? "{}")) };
  } catch {
    return {};
  }
}
