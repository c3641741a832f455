import { open, lake, shot } from "./lib.ts";
const {browser,page} = await open();
await page.getByRole("link",{name:"Courses"}).click(); await page.getByRole("link",{name:"All courses"}).click(); await page.waitForTimeout(2500); await shot(page,"list");
await page.getByRole("link",{name:/Level 1B/}).first().click(); await page.waitForTimeout(4000); await shot(page,"doc");
console.log(page.url());
const title = page.getByTestId("field-title").getByRole("textbox");
await title.fill("Edited one"); await page.waitForTimeout(1500);
await title.fill("Edited two"); await page.waitForTimeout(1500); await shot(page,"edited");
console.log(await lake.getDocument("drafts.course-level-1b").then(d=>d?.title));
await page.getByRole("button",{name:"Publish"}).click(); await page.waitForTimeout(2500); await shot(page,"published");
// history
await page.keyboard.press("Escape");
await page.getByTestId("pane-context-menu-button").last().click().catch(()=>{}); await page.waitForTimeout(600); await shot(page,"menu");
console.log(await page.getByRole("menuitem").allInnerTexts());
await page.getByRole("menuitem",{name:/History/}).first().click(); await page.waitForTimeout(2500); await shot(page,"history");
await browser.close();
