export interface CaptionFile {
  key: string;
  src: string;
  language: string;
  label: string;
}

export interface CaptionTracksProps {
  files: readonly CaptionFile[];
}

/** A video's captions. The element around them needs `toCrossOrigin`. */
export function CaptionTracks({ files }: CaptionTracksProps) {
  return files.map(({ key, src, language, label }, index) => (
    <track key={key} kind="captions" src={src} srcLang={language} label={label} default={index === 0} />
  ));
}

/** Captions come from Sanity's CDN, another origin, and need CORS. */
export const toCrossOrigin = (files: readonly CaptionFile[]) => (files.length > 0 ? "anonymous" : undefined);
