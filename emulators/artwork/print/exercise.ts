import { words } from "#artwork/print/printed.ts";

interface Exercise {
  number: number;
  title: string;
  instruction: string;
  /** HTML: what there is to fill in. */
  task: string;
}

export function exercise({ number, title, instruction, task }: Exercise): string {
  return `<section class="exercise"><div class="number" aria-hidden="true">${number}</div>
    <div><h3>Exercise ${number}: ${title}</h3><p>${words(instruction)}</p>${task}</div></section>`;
}

/** Questions, each with room for so many lines of writing. */
export function questions(lines: number, texts: readonly string[]): string {
  const items = texts.map(
    (text, index) =>
      `<li><span class="count">${index + 1}</span><div>${words(text)}${rules(lines)}</div></li>`,
  );
  return `<ol>${items.join("")}</ol>`;
}

export function rules(count: number): string {
  return '<div class="line" aria-hidden="true"></div>'.repeat(count);
}

interface Frames {
  columns: number;
  /** Width to height, as CSS writes it. */
  ratio: string;
  shape?: "round";
  captions: readonly string[];
}

/** Empty frames to draw in. */
export function frames({ columns, ratio, shape, captions }: Frames): string {
  const figures = captions.map(
    (caption) =>
      `<figure><div class="frame${shape ? ` ${shape}` : ""}" style="aspect-ratio:${ratio}" aria-hidden="true"></div><figcaption>${words(caption)}</figcaption></figure>`,
  );
  return `<div class="frames" style="grid-template-columns:repeat(${columns},1fr)">${figures.join("")}</div>`;
}

interface Table {
  head: readonly string[];
  rows: readonly (readonly string[])[];
  /** Rows high enough to write in. */
  isToWrite?: boolean;
}

/** `[ ]` in a cell is a circle to tick. */
export function table({ head, rows, isToWrite = false }: Table): string {
  const headings = head.map((text) => `<th scope="col">${words(text)}</th>`).join("");
  const body = rows.map(([first = "", ...rest]) => {
    const cells = rest.map((text) => `<td>${toCell(text)}</td>`).join("");
    return `<tr><th scope="row">${words(first)}</th>${cells}</tr>`;
  });
  return `<table${isToWrite ? ' class="to-write"' : ""}><thead><tr>${headings}</tr></thead><tbody>${body.join("")}</tbody></table>`;
}

function toCell(text: string): string {
  return text === "[ ]" ? '<span class="box" role="img" aria-label="Circle to tick"></span>' : words(text);
}
