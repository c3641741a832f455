import type { FileRule } from "sanity";
import { endsIn } from "./file-ending.ts";

export const pdfFile = (rule: FileRule) =>
  rule.custom((file) => endsIn("pdf", file) || "Upload a PDF with the extension .pdf.");
