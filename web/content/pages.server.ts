import "server-only";
import { pageProjection } from "@shop/schemas/documents/page.groq.ts";
import { defineQuery } from "groq";

export const pageQuery = defineQuery(`*[_type == "page" && path == $path][0] ${pageProjection}`);
