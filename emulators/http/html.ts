/** Markup whose interpolated texts are escaped already. */
export class Html {
  readonly text: string;

  constructor(text: string) {
    this.text = text;
  }

  toString(): string {
    return this.text;
  }
}

/** What can stand between the parts of a template: texts and numbers are escaped, `null` and `false` are nothing. */
export type HtmlPart = Html | string | number | null | undefined | false | readonly HtmlPart[];

/** A piece of a page. Whatever is put into it is text, in an attribute's quotes too, unless it is made by `html` itself. */
export function html(parts: TemplateStringsArray, ...values: readonly HtmlPart[]): Html {
  return new Html(parts.reduce((text, part, index) => text + toText(values[index - 1]) + part));
}

function toText(value: HtmlPart): string {
  if (value === null || value === undefined || value === false) return "";
  if (value instanceof Html) return value.text;
  if (typeof value === "object") return value.map(toText).join("");
  return String(value).replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

const entities: Record<string, string> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&#39;",
};
