import { open, lake, shot } from "./lib.ts";
const {browser,page} = await open();
page.setDefaultTimeout(8000);
await page.evaluate(()=>localStorage.setItem("_sanity_debugProtocol","h2"));
const id = "course-level-2a";
const go = async (id:string) => { await page.goto(`http://localhost:3120/studio/intent/edit/id=${id};type=course/`); await page.getByTestId("field-title").waitFor({timeout:30000}); await page.waitForTimeout(2000); };
await go(id);
const title = page.getByTestId("field-title").getByRole("textbox");
await page.getByTestId("pane-context-menu-button").last().click(); await page.getByRole("menuitem",{name:/History/}).click(); await page.waitForTimeout(2500);
await page.getByTestId("timeline-item-button").last().click(); await page.waitForTimeout(2000);
console.log("oldest shows:", await title.inputValue());
await page.getByRole("button",{name:"Revert to revision"}).click(); await page.waitForTimeout(1000); await shot(page,"revert-dialog");
await page.getByRole("button",{name:"Confirm"}).click();
await page.waitForTimeout(2500); await shot(page,"reverted");
console.log("draft after revert:", (await lake.getDocument("drafts."+id))?.title);
// discard
await page.getByTestId("action-menu-button").click(); await page.waitForTimeout(500); console.log("MENU", await page.getByRole("menuitem").allInnerTexts());
await page.getByRole("menuitem",{name:/Discard/}).click(); await page.waitForTimeout(800); await shot(page,"discard"); await page.getByRole("button",{name:/^(Discard|Confirm)/}).last().click(); await page.waitForTimeout(2000);
console.log("draft after discard:", await lake.getDocument("drafts."+id));
// unpublish
await page.getByTestId("document-header-Published-chip").click(); await page.waitForTimeout(1500);
await page.getByTestId("action-menu-button").click().catch(()=>console.log("no menu")); await page.waitForTimeout(500); console.log("PUBMENU", await page.getByRole("menuitem").allInnerTexts()); await shot(page,"pubmenu");
await page.getByRole("menuitem",{name:/Unpublish/}).click().catch(()=>page.getByTestId("action-unpublish").click()); await page.waitForTimeout(2500); await shot(page,"unpublish-dialog");
console.log("DIALOG", await page.getByRole("dialog").first().innerText().catch(()=>"none"));
await page.getByRole("button",{name:/Unpublish|Confirm/}).last().click().catch(e=>console.log("noconfirm")); await page.waitForTimeout(2500); await shot(page,"unpublished");
console.log("published:", (await lake.getDocument(id))?.title, "draft:", (await lake.getDocument("drafts."+id))?.title);
await browser.close();
