"use client";
import { usePathname } from "next/navigation";

/** Tells the form's handler which page to return to. */
export function ReturnPath() {
  return <input type="hidden" name="path" value={usePathname()} />;
}
