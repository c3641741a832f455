import { expect, type Locator, type Page } from "@playwright/test";
import { clickWhenEnabled } from "./click-when-enabled.ts";

/** The Studio's rich text editor, used with a keyboard and a mouse. */
export class RichTextField {
  readonly page: Page;
  readonly field: Locator;

  constructor(page: Page, field: Locator) {
    this.page = page;
    this.field = field;
  }

  get text(): Locator {
    return this.field.getByRole("textbox");
  }

  /** Types lines with the Studio's shortcuts: `### ` for a heading, `- ` for an item, `**` for strong. */
  async type(lines: readonly string[]) {
    await this.text.click();
    await expect(this.text).toBeFocused();
    for (const line of lines) {
      await this.page.keyboard.type(line);
      await this.page.keyboard.press("Enter");
    }
    // An empty item ends its list.
    await this.page.keyboard.press("Enter");
  }

  /** Sets the style of the line with this text. */
  async style(words: string, { from, to }: { from: string; to: string }) {
    await this.select(words);
    await this.tool(from).click();
    await this.page.getByRole("menuitem", { name: to, exact: true }).click();
    await expect(this.tool(from)).toHaveAttribute("aria-expanded", "false");
  }

  /** Turns the line with this text into a link. */
  async link(words: string, address: string) {
    await this.select(words);
    await clickWhenEnabled(this.tool("Link"));
    const field = this.page.getByRole("textbox", { name: "Address" });
    await field.fill(address);
    await this.page.keyboard.press("Escape");
    await expect(field).toBeHidden();
    // The text gets its focus and selection back a moment later.
    await expect(this.text).toBeFocused();
  }

  private async select(words: string) {
    await this.text.getByText(words).click({ clickCount: 3 });
  }

  /** Types at the end of the paragraph with this text. */
  async typeAfter(words: string, more: string) {
    const block = this.text.getByTestId("text-block").filter({ hasText: words });
    await block.click({ position: await endOf(block) });
    await expect(this.text).toBeFocused();
    await this.page.keyboard.type(more);
  }

  /** Pastes another program's clipboard content on a new line after the one with this text. */
  async pasteAfter(words: string, html: string) {
    await this.page.evaluate(async (source) => {
      const parts = { "text/html": new Blob([source], { type: "text/html" }) };
      await navigator.clipboard.write([new ClipboardItem(parts)]);
    }, html);
    await this.typeAfter(words, "\n");
    await this.page.keyboard.press("Control+v");
  }

  private tool(name: string): Locator {
    return this.field.getByRole("button", { name, exact: true });
  }
}

/** Next to a paragraph's text, in its block, which is as wide as the field. */
const endOf = (block: Locator) =>
  block.evaluate(({ clientWidth, clientHeight }) => ({ x: clientWidth - 2, y: clientHeight / 2 }));
