"use client";
import { usePathname } from "next/navigation";

/** Tells a form's receiver which page to come back to. */
export function ReturnPath() {
  return <input type="hidden" name="path" value={usePathname()} />;
}
