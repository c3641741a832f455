import { expect, type FrameLocator, type Page } from "@playwright/test";
import { readCredentials } from "@shop/emulators/seed/credentials.ts";
import { testStack } from "./test-stack.ts";

/** What an editor does in the Studio, in their words. */
export class Editor {
  readonly page: Page;

  constructor(page: Page) {
    this.page = page;
  }

  get account() {
    const account = readCredentials(testStack.dataDir).users.find(({ role }) => role === "editor");
    if (!account) throw new Error("The seed has no editor.");
    return account;
  }

  async fillSignIn({ email, password }: { email: string; password: string }) {
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("Password").fill(password);
    await this.page.getByRole("button", { name: "Sign in" }).click();
  }

  /** Opens the Studio at a path and signs in as the editor. */
  async signIn(path = "/studio") {
    await this.page.goto(path);
    await this.fillSignIn(this.account);
    await expect(this.page.getByRole("link", { name: "Content" })).toBeVisible({ timeout: 30_000 });
  }

  /** Finds a course by its title in the list of all courses and opens it. */
  async openCourse(title: string) {
    await this.page.getByRole("link", { name: "Courses" }).click();
    await this.page.getByRole("link", { name: "All courses" }).click();
    await this.page.getByPlaceholder("Search list").fill(title);
    await this.page.getByRole("link", { name: new RegExp(`^${title}`) }).click();
    await expect(this.titleField).toHaveValue(title);
  }

  get titleField() {
    return this.page.getByTestId("field-title").getByRole("textbox");
  }

  async publish() {
    await this.page.getByRole("button", { name: "Publish", exact: true }).click();
    await expect(this.page.getByText(/was published/)).toBeVisible();
  }

  /** The site inside Presentation. */
  get preview(): FrameLocator {
    return this.page.frameLocator("iframe");
  }
}
