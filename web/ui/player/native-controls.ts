/** Shows the browser's own controls of each video that has them, because the player's script can't be loaded. */
export function showNativeControls(error: unknown): never {
  document.documentElement.dataset["controls"] = "native";
  throw error;
}
