import { expect, type Locator, type Page } from "@playwright/test";

/** The Studio's editor of rich text, as hands on a keyboard and a mouse use it. */
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

  /** Types lines, with the Studio's shortcuts: `### ` a heading, `- ` an item, `**` strong. Ends on an empty line. */
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

  /** Gives the line with these words another style of the menu. The last line has to be empty. */
  async style(words: string, { from, to }: { from: string; to: string }) {
    await this.select(words);
    await this.tool(from).click();
    await this.page.getByRole("menuitem", { name: to, exact: true }).click();
    await expect(this.tool(from)).toHaveAttribute("aria-expanded", "false");
  }

  /** Makes the line with these words a link. The last line has to be empty. */
  async link(words: string, address: string) {
    await this.select(words);
    await this.tool("Link").click();
    await this.page.getByRole("textbox", { name: "Address" }).fill(address);
    await this.page.keyboard.press("Escape");
  }

  /** Selects a line. The editor's tools hear of a selection a moment later; only then do they work on it. */
  private async select(words: string) {
    await this.text.getByTestId("text-block").last().click();
    await expect(this.tool("Link")).toBeDisabled();
    await this.text.getByText(words).click({ clickCount: 3 });
    await expect(this.tool("Link")).toBeEnabled();
  }

  /** Types on at the end of the line with these words. */
  async typeAfter(words: string, more: string) {
    // Beside the words, in the block that is as wide as the field. The Studio puts the caret back there a moment after.
    const block = this.text.getByTestId("text-block").filter({ hasText: words });
    const end = await block.evaluate(({ clientWidth, clientHeight }) => ({
      x: clientWidth - 2,
      y: clientHeight / 2,
    }));
    await block.click({ position: end });
    await this.page.keyboard.press("End");
    await this.page.keyboard.type(more, { delay: 30 });
  }

  /** Pastes what another program put on the clipboard, on a new line after the one with these words. */
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
