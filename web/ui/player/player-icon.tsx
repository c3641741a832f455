/** Drawn in a square of 24 units, in lines two units wide. */
const icons = {
  back: "M4 2v5h5M4.5 7A9 9 0 1 1 3 13",
  forward: "M20 2v5h-5M19.5 7A9 9 0 1 0 21 13",
  previousFrame: "M5 5v14M19 5l-10 7 10 7z",
  nextFrame: "M19 5v14M5 5l10 7-10 7z",
  loopStart: "M8 3H3v18h5",
  loopEnd: "M16 3h5v18h-5",
  clearLoop: "M6 6l12 12M18 6 6 18",
  mirror: "M12 2v20M8 6 2 18h6zM16 6l6 12h-6z",
  captions: "M2 4h20v16H2zM6 15h7M16.5 15H18M6 11h2M11 11h7",
  transcript: "M3 5h18M3 10h18M3 15h18M3 20h9",
  sound: "M3 9v6h4l5 5V4L7 9zM15.5 8.5a5 5 0 0 1 0 7M18 5a9 9 0 0 1 0 14",
  muted: "M3 9v6h4l5 5V4L7 9zM16 9l6 6M22 9l-6 6",
  pictureInPicture: "M21 10V4H3v14h6M13 13h9v7h-9z",
  fullScreen: "M3 9V3h6M15 3h6v6M21 15v6h-6M9 21H3v-6",
  exitFullScreen: "M9 3v6H3M21 9h-6V3M15 21v-6h6M3 15h6v6",
  more: "M4 12h.01M12 12h.01M20 12h.01",
  help: "M8 8.5a4 4 0 1 1 5.7 3.6C12.5 12.7 12 13.3 12 14.5M12 19h.01",
} as const;

export type IconName = keyof typeof icons;

export interface PlayerIconProps {
  name: IconName;
  /** One or two characters inside the icon. */
  text?: string | undefined;
}

export function PlayerIcon({ name, text }: PlayerIconProps) {
  return (
    <svg viewBox="0 0 24 24" width="24" height="24" fill="none" aria-hidden="true" focusable="false">
      <path
        d={icons[name]}
        stroke="currentcolor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
      {text && (
        <text x="12" y="16.5" fontSize="11" fontWeight="700" textAnchor="middle" fill="currentcolor">
          {text}
        </text>
      )}
    </svg>
  );
}
