import type { ReactNode } from "react";
import type { Gift } from "#commerce/cart/gift.ts";
import styles from "./gift-drawing.module.css";

export interface GiftDrawingProps {
  template: Gift["template"];
  className?: string | undefined;
}

/** The occasion of a gift card as a drawing in the colors of its background. It decorates the card's greeting. */
export function GiftDrawing({ template, className }: GiftDrawingProps) {
  return (
    <svg
      className={[styles.drawing, className].filter(Boolean).join(" ")}
      viewBox="0 0 240 160"
      width={240}
      height={160}
      aria-hidden="true"
      focusable="false"
    >
      {drawings[template]}
    </svg>
  );
}

const { line, pale, deep, bright, white, dot } = styles;

const present = (
  <>
    <path className={pale} d="M62 78H178V142Q178 148 172 148H68Q62 148 62 142Z" />
    <path className={deep} d="M54 62H186V84H54Z" />
    <path className={line} d="M120 62V148M120 60C128 72 136 80 147 88" />
    <path
      className={line}
      d="M120 60C96 18 52 18 58 42C62 60 96 62 120 60C146 66 186 58 184 38C182 16 140 20 120 60C112 72 104 82 92 92"
    />
    <circle className={bright} cx="120" cy="60" r="8" />
  </>
);

const cake = (
  <>
    <path className={deep} d="M82 68H158Q164 68 164 74V104H76V74Q76 68 82 68Z" />
    <path className={pale} d="M60 102H180Q186 102 186 108V146H54V108Q54 102 60 102Z" />
    <path
      className={line}
      d="M54 116C62 132 74 132 82 116C90 132 104 132 111 116C119 132 132 132 140 116C148 132 162 132 169 116C174 126 180 128 186 122"
    />
    <path className={line} d="M34 147H206M96 67V42M120 67V36M144 67V42" />
    <path
      className={bright}
      d="M96 36C88 28 94 20 97 13C103 21 104 29 96 36ZM120 30C112 22 118 14 121 7C127 15 128 23 120 30ZM144 36C136 28 142 20 145 13C151 21 152 29 144 36Z"
    />
  </>
);

const leaf = "M0 0C10 -15 32 -17 50 0C32 15 10 13 0 0Z";
const branch = (
  <>
    <path className={pale} d={leaf} transform="translate(73 129) rotate(-88) scale(1.2)" />
    <path className={deep} d={leaf} transform="translate(86 122) rotate(30) scale(1.15)" />
    <path className={pale} d={leaf} transform="translate(112 107) rotate(-91) scale(1.1)" />
    <path className={deep} d={leaf} transform="translate(125 99) rotate(23) scale(1.05)" />
    <path className={pale} d={leaf} transform="translate(148 80) rotate(-98) scale(.95)" />
    <path className={deep} d={leaf} transform="translate(158 71) rotate(13) scale(.9)" />
    <path className={pale} d={leaf} transform="translate(186 36) rotate(-57) scale(.75)" />
    <path className={line} d="M36 146C92 122 150 92 186 36" />
    <circle className={dot} cx="36" cy="146" r="8" />
    <circle className={bright} cx="58" cy="92" r="7" />
    <circle className={bright} cx="120" cy="40" r="5" />
    <circle className={bright} cx="186" cy="96" r="7" />
  </>
);

const bulb = "M-4 3H4C15 14 11 32 0 34C-11 32 -15 14 -4 3Z";
const lights = (
  <>
    <path className={bright} d={bulb} transform="translate(23 50) rotate(17)" />
    <path className={white} d={bulb} transform="translate(52 70) rotate(7)" />
    <path className={deep} d={bulb} transform="translate(82 71) rotate(-6)" />
    <path className={bright} d={bulb} transform="translate(105 57) rotate(-15)" />
    <path className={white} d={bulb} transform="translate(142 63) rotate(12)" />
    <path className={deep} d={bulb} transform="translate(172 72)" />
    <path className={bright} d={bulb} transform="translate(202 62) rotate(-12)" />
    <path className={white} d={bulb} transform="translate(223 42) rotate(-18)" />
    <path className={line} d="M4 22C36 84 88 88 120 40C152 90 208 82 236 18" />
    {/* Snow: lines of no length have round ends. */}
    <path
      className={line}
      d="M30 136h0M78 128h0M112 144h0M150 126h0M188 142h0M222 126h0M60 14h0M106 12h0M160 18h0M200 8h0"
    />
  </>
);

const mortarboard = (
  <>
    <path className={pale} d="M72 78V116C72 134 160 134 160 116V78L116 98Z" />
    <path className={deep} d="M116 28L214 66L116 104L18 66Z" />
    <path className={line} d="M116 66C160 62 190 72 196 92C200 106 196 118 195 126" />
    <circle className={dot} cx="116" cy="66" r="7" />
    <path className={bright} d="M188 124h14l4 26h-22Z" />
  </>
);

const cradle = (
  <>
    <path className={deep} d="M60 74C60 30 112 14 132 30L112 74Z" />
    <path className={pale} d="M52 74H196C196 112 168 130 124 130C80 130 52 112 52 74Z" />
    <path className={bright} d="M100 74C112 56 172 52 188 74Z" />
    <path className={line} d="M52 74H196M40 134C84 160 164 160 208 134M192 131L208 134L201 149" />
    <circle className={dot} cx="40" cy="134" r="7" />
  </>
);

const drawings: Record<Gift["template"], ReactNode> = {
  Everyday: present,
  Birthday: cake,
  "Thank you": branch,
  Holidays: lights,
  Graduation: mortarboard,
  "New baby": cradle,
};
