import { chromium, type Page } from "@playwright/test";
import { createClient } from "@sanity/client";
import { readCredentials } from "/work/main/emulators/seed/credentials.ts";
export const credentials = readCredentials("/tmp/drive/data");
export const lake = createClient({ projectId:"embedded", dataset:"production", apiVersion:"2026-06-01", useCdn:false, useProjectHostname:false, apiHost:"http://127.0.0.1:3121", token:credentials.contentLake.administrator, perspective:"raw"});
export async function open(role = "editor") {
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium", args:["--no-sandbox"] });
  const context = await browser.newContext({viewport:{width:1600,height:1000}});
  const page = await context.newPage();
  page.on("console", m=>{ if (["error","warning"].includes(m.type())) console.log("CONSOLE",m.type(),m.text().slice(0,300))});
  page.on("pageerror", e=>console.log("PAGEERROR", e.message.slice(0,300)));
  await page.goto("http://localhost:3120/studio");
  const user = credentials.users.find(u=>u.role===role)!;
  await page.getByLabel("Email").fill(user.email); await page.getByLabel("Password").fill(user.password);
  await page.getByRole("button",{name:"Sign in"}).click();
  await page.getByRole("link",{name:"Content"}).waitFor({timeout:60000});
  return {browser, context, page};
}
let n=0;
export const shot = (page: Page, name: string) => page.screenshot({path:`/tmp/drive/shot-${name}.png`});
