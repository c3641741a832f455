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
  /** As in the Studio's URL: `published`, or a release. */
  perspective?: string;
  /** The path of the field to open. */
  field?: string;
}

/** What an editor does in the Studio. */
export class Editor {
  readonly page: Page;
  readonly account: Account;

  constructor(page: Page, role: Account["role"] = "editor") {
    const account = readCredentials(testStack.dataDir).users.find((user) => user.role === role);
    if (!account) throw new Error(`The seed has no ${role}.`);
    this.page = page;
    this.account = account;
  }

  async fillSignIn({ email, password }: { email: string; password: string }) {
    await this.page.getByLabel("Email").fill(email);
    await this.page.getByLabel("Password").fill(password);
    await this.page.getByRole("button", { name: "Sign in" }).click();
  }

  /** Opens the Studio at a path, signed in as the editor from an earlier session. */
  async signIn(path = "/studio") {
    await restoreSession(this.page, this.account);
    await this.page.goto(path);
    await this.expectStudio();
  }

  /** Opens the Studio and signs in through its form. */
  async signInByForm() {
    await this.page.goto("/studio");
    await this.fillSignIn(this.account);
    await this.expectStudio();
  }

  private async expectStudio() {
    await expect(this.page.getByRole("link", { name: "Content" })).toBeVisible({ timeout: 30_000 });
  }

  /** Finds a course by title in the list of all courses and opens it. */
  async openCourse(title: string) {
    await this.page.getByRole("link", { name: "Content" }).click();
    await this.page.getByRole("link", { name: "Courses" }).click();
    await this.page.getByRole("link", { name: "All courses" }).click();
    await this.page.getByPlaceholder("Search list").fill(title);
    // Otherwise the click is on a line that the search is about to move.
    const found = this.page.getByRole("listbox", { name: "All courses" }).getByRole("option");
    await expect(this.page.getByText("Sorted by relevance")).toBeVisible();
    await expect(found.first()).toContainText(title);
    await this.page.getByRole("link", { name: new RegExp(`^${title}`) }).click();
    await expect(this.titleField).toHaveValue(title);
  }

  /** The URL that opens a document on the desk, also when Presentation is open, which would show it there. */
  addressOf({ id, type = "course", perspective, field }: OpenedDocument): string {
    const query = perspective ? `?perspective=${perspective}` : "";
    const start = field ? `;path=${field}` : "";
    return `/studio/intent/edit/id=${id};type=${type};mode=structure${start}/${query}`;
  }

  async open(document: OpenedDocument) {
    await this.goTo(this.addressOf(document));
    // The URL keeps the requested document until the desk has found it.
    await expect(this.page).not.toHaveURL(/\/intent\//);
    await expect.poll(() => this.openId).toBe(document.id);
    await expect(this.page.getByRole("heading", { level: 2 }).last()).toBeVisible({ timeout: 30_000 });
  }

  /** Navigates within the open Studio as its links do, without a reload. */
  async goTo(path: string) {
    await this.page.evaluate((to) => {
      history.pushState(null, "", to);
      dispatchEvent(new PopStateEvent("popstate"));
    }, path);
  }

  /** The ID of the document in the last pane, without its draft or version prefix. */
  get openId(): string {
    const pane = new URL(this.page.url()).pathname.split(";").at(-1) ?? "";
    return decodeURIComponent(pane).split(",")[0] ?? "";
  }

  /** A text field by the path of its value: `title`, `image.alt`. */
  field(path: string): Locator {
    return this.page.getByTestId(`field-${path}`).getByRole("textbox");
  }

  get titleField(): Locator {
    return this.field("title");
  }

  /** Types a new title over an open document's. */
  async retitle(title: string) {
    await this.write("title", title);
  }

  /** Types over a field's text, on its tab of the form, and waits until it's saved. */
  async write(path: string, text: string, { tab }: { tab?: string } = {}) {
    if (tab) await this.page.getByRole("tab", { name: tab }).click();
    await this.field(path).fill(text);
    await expect
      .poll(async () => JSON.stringify(await readVersions(this.openId)))
      .toContain(JSON.stringify(text));
  }

  /** An action from the menu next to a field. */
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

  /** Found by its label, because the Studio gives an image field no other name. */
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

  /** Publishes the open document, checks that its draft is gone, and waits until the Studio knows. */
  async publish() {
    await this.publishButton.click();
    const published = expect.objectContaining({ _id: this.openId });
    await expect.poll(() => readVersions(this.openId)).toEqual([published]);
    // Until the Studio gets the event, its button says "Publishing…", and it puts the published value over anything typed.
    await expect(this.publishButton).toBeDisabled();
  }

  /** One of the actions next to Publish. */
  async choose(action: string) {
    await this.take(action, this.page.getByRole("button", { name: "Open document actions" }));
  }

  /** One of a document's views, from its pane's menu. */
  async view(name: string) {
    await this.take(name, this.page.getByTestId("pane-context-menu-button").last());
  }

  /** One of the views that open next to a document. */
  async inspect(name: string) {
    await this.view(name);
    await expect(this.inspector).toBeVisible();
  }

  async deleteDocument() {
    await this.choose("Delete");
    await this.page.getByRole("button", { name: "Delete document" }).click();
    await expect(this.page.getByText("The document was successfully deleted")).toBeVisible();
  }

  /** The line below a document that says what happened to it last and that it's saved. */
  get status(): Locator {
    return this.page.getByTestId("pane-footer-document-status");
  }

  /** The panel next to a document: its history, its changes, what refers to it. */
  get inspector(): Locator {
    return this.page.getByRole("complementary");
  }

  /** The avatars that show where other editors are. */
  portraits({ account }: Editor): Locator {
    const portraits = this.page.getByLabel(account.name, { exact: true });
    // The line below a document shows who changed it last, wherever they are now.
    const present = this.page.locator("[data-ui=Avatar]:not([data-testid=pane-footer-document-status] *)");
    // A closed menu still holds its last content.
    return portraits.and(present).filter({ visible: true });
  }

  /** Picks what the whole Studio shows: Published, Drafts or a release. */
  async look(perspective: string) {
    await this.take(new RegExp(`^${perspective}`), this.perspectives);
  }

  /** Creates a release and switches the whole Studio to its perspective. */
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

  /** An action from an open release's menu. */
  async onRelease(action: string) {
    await this.take(action, this.page.getByTestId("release-menu-button"));
  }

  /** The ID of the release whose perspective the Studio shows. */
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

  /** Picks a menu item. */
  private async take(item: string | RegExp, menu: Locator) {
    await menu.click();
    await this.page.getByRole("menuitem", { name: item }).click();
  }
}
