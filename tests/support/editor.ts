import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { type Credentials, readCredentials } from "@shop/emulators/seed/credentials.ts";
import { readVersions } from "./lake-client.ts";
import { ListField } from "./list-field.ts";
import { PictureField } from "./picture-field.ts";
import { ProductPicker } from "./product-picker.ts";
import { RichTextField } from "./rich-text-field.ts";
import { restoreSession } from "./studio-session.ts";
import { testStack } from "./test-stack.ts";

export type Account = Credentials["users"][number];

interface OpenedDocument {
  id: string;
  type?: string;
  /** As the Studio's address names it: `published`, or a release. */
  perspective?: string;
  /** The path of the field to begin with. */
  field?: string;
}

/** What an editor does in the Studio, in their words. */
export class Editor {
  readonly page: Page;
  readonly account: Account;

  constructor(page: Page, role: Account["role"] = "editor") {
    const account = readCredentials(testStack.dataDir).users.find((user) => user.role === role);
    if (!account) throw new Error(`The seed has nobody who is ${role}.`);
    this.page = page;
    this.account = account;
  }

  async fillSignIn({ email, password }: { email: string; password: string }) {
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("Password").fill(password);
    await this.page.getByRole("button", { name: "Sign in" }).click();
  }

  /** Opens the Studio at a path, signed in as the editor, whose browser has a session from earlier. */
  async signIn(path = "/studio") {
    await restoreSession(this.page, this.account);
    await this.page.goto(path);
    await this.expectStudio();
  }

  /** Opens the Studio, and signs in through its form. */
  async signInByForm() {
    await this.page.goto("/studio");
    await this.fillSignIn(this.account);
    await this.expectStudio();
  }

  private async expectStudio() {
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

  /** The address that opens a document wherever it stands on the desk. */
  addressOf({ id, type = "course", perspective, field }: OpenedDocument): string {
    const query = perspective ? `?perspective=${perspective}` : "";
    const start = field ? `;path=${field}` : "";
    return `/studio/intent/edit/id=${id};type=${type}${start}/${query}`;
  }

  async open(document: OpenedDocument) {
    await this.goTo(this.addressOf(document));
    // The address names what was asked for until the desk has found where it stands.
    await expect(this.page).not.toHaveURL(/\/intent\//);
    await expect.poll(() => this.openId).toBe(document.id);
    await expect(this.page.getByRole("heading", { level: 2 }).last()).toBeVisible({ timeout: 30_000 });
  }

  /** Goes to another place of the open Studio, as its links do: without loading all of it anew. */
  async goTo(path: string) {
    await this.page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  }

  /** The id, without its layer, of the document that is open in the last pane. */
  get openId(): string {
    const pane = new URL(this.page.url()).pathname.split(";").at(-1) ?? "";
    return decodeURIComponent(pane).split(",")[0] ?? "";
  }

  /** A field of text by the path of its value: `title`, `image.alt`. */
  field(path: string): Locator {
    return this.page.getByTestId(`field-${path}`).getByRole("textbox");
  }

  get titleField(): Locator {
    return this.field("title");
  }

  /** Writes another title over an open document. */
  async retitle(title: string) {
    await this.write("title", title);
  }

  /** Writes text over a field, on its tab of the form, and sees it kept. */
  async write(path: string, text: string, { tab }: { tab?: string } = {}) {
    if (tab) await this.page.getByRole("tab", { name: tab }).click();
    await this.field(path).fill(text);
    await expect
      .poll(async () => JSON.stringify(await readVersions(this.openId)))
      .toContain(JSON.stringify(text));
  }

  /** What the menu beside a field offers. */
  async onField(path: string, action: string) {
    const field = this.page.getByTestId(`field-${path}`);
    await field.hover();
    await this.take(action, field.getByRole("button", { name: "Field actions" }).first());
  }

  richText(path: string): RichTextField {
    return new RichTextField(this.page, this.page.getByTestId(`field-${path}`));
  }

  list(path: string): ListField {
    return new ListField(this.page, this.page.getByTestId(`field-${path}`));
  }

  /** By the words above it: the Studio gives the field of a picture no other name. */
  picture(title: string): PictureField {
    const field = this.page.getByRole("group").filter({ hasText: new RegExp(`^${title}`) });
    return new PictureField(this.page, field);
  }

  get product(): ProductPicker {
    return new ProductPicker(this.page, this.page.getByTestId("field-handle"));
  }

  get publishButton(): Locator {
    return this.page.getByRole("button", { name: "Publish", exact: true });
  }

  /** Publishes the open document, and sees that nothing is left of its draft. */
  async publish() {
    await this.publishButton.click();
    const published = expect.objectContaining({ _id: this.openId });
    await expect.poll(() => readVersions(this.openId)).toEqual([published]);
    // Until the Studio has heard of it, it puts what was published over what is typed.
    await expect(this.status.last()).toContainText("Last published");
  }

  /** One of the actions beside Publish. */
  async choose(action: string) {
    await this.take(action, this.page.getByRole("button", { name: "Open document actions" }));
  }

  /** One of the views of a document, from the menu of its pane. */
  async view(name: string) {
    await this.take(name, this.page.getByTestId("pane-context-menu-button").last());
  }

  /** One of the views that open beside a document; once more when the Studio closed it because it learned something meanwhile. */
  async inspect(name: string) {
    await expect(async () => {
      if (!(await this.inspector.isVisible())) await this.view(name);
      await expect(this.inspector).toBeVisible({ timeout: 10_000 });
    }).toPass();
  }

  async deleteDocument() {
    await this.choose("Delete");
    await this.page.getByRole("button", { name: "Delete document" }).click();
    await expect(this.page.getByText("The document was successfully deleted")).toBeVisible();
  }

  /** The line below a document that tells what happened to it last, and that it was kept. */
  get status(): Locator {
    return this.page.getByTestId("pane-footer-document-status");
  }

  /** What stands beside a document: its history, its changes, what refers to it. */
  get inspector(): Locator {
    return this.page.getByRole("complementary");
  }

  /** The portraits by which the Studio tells where somebody else is. */
  portraits({ account }: Editor): Locator {
    const portraits = this.page.getByLabel(account.name, { exact: true });
    // The line below a document shows who changed it last, wherever they are now.
    const present = this.page.locator("[data-ui=Avatar]:not([data-testid=pane-footer-document-status] *)");
    // A menu that is closed keeps the last it showed.
    return portraits.and(present).filter({ visible: true });
  }

  /** Chooses what the whole Studio shows: Published, Drafts or a release. */
  async look(perspective: string) {
    await this.take(perspective, this.perspectives);
  }

  /** Makes a release, of which the whole Studio then shows the perspective. */
  async createRelease(title: string, when = "As soon as possible") {
    await this.take("New release", this.perspectives);
    const dialog = this.page.getByRole("dialog", { name: "New release" });
    await this.take(when, dialog.getByRole("button", { name: "Approximate time of release" }));
    await dialog.getByPlaceholder("Untitled release").fill(title);
    await dialog.getByRole("button", { name: "Create release" }).click();
    await expect(dialog).toHaveCount(0);
    await expect(this.page).toHaveURL(/perspective=r/);
  }

  async openRelease(id: string) {
    await this.goTo(`/studio/releases/${id}`);
  }

  /** What the menu of an open release offers. */
  async onRelease(action: string) {
    await this.take(action, this.page.getByTestId("release-menu-button"));
  }

  /** The id of the release whose perspective the Studio shows. */
  get release(): string {
    return new URL(this.page.url()).searchParams.get("perspective") ?? "";
  }

  /** The site inside Presentation. */
  get preview(): FrameLocator {
    return this.page.frameLocator("iframe");
  }

  private get perspectives(): Locator {
    return this.page.getByTestId("global-perspective-menu-button");
  }

  /** Takes an item of a menu; once more, when the Studio closed the menu because it learned something meanwhile. */
  private async take(item: string, menu: Locator) {
    await expect(async () => {
      const choice = this.page.getByRole("menuitem", { name: item });
      await menu.click({ timeout: 10_000 });
      await choice.click({ trial: true, timeout: 5_000 });
      // What opens can keep a slow machine busy before it answers the click.
      await choice.click({ timeout: 30_000 });
    }).toPass();
  }
}
