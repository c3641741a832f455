// Runs on any installed Node before packages are installed, so it's plain JavaScript with built-in modules only.
import { spawn, spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readFileSync, readdirSync, writeFileSync } from "node:fs";
import { constants } from "node:os";
import { delimiter, dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const root = dirname(dirname(fileURLToPath(import.meta.url)));
const pinnedNode = join(root, "node_modules/node/bin/node");
const stamp = join(root, "node_modules/.installed");
const pinnedPnpm = "pnpm@12.21.0";

checkNode();
installPackages();
runOnPinnedNode(process.argv[2] ?? "start", process.argv.slice(3));

function checkNode() {
  if (Number(process.versions.node.split(".")[0]) >= 20) return;
  fail(
    `Handshape needs Node 20 or later to start, and this is Node ${process.versions.node}. Get a newer version from https://nodejs.org.`,
  );
}

/** Installs from the lockfile if a manifest has changed since the last install. */
function installPackages() {
  const manifestHash = readManifestHash();
  if (existsSync(pinnedNode) && existsSync(stamp) && readFileSync(stamp, "utf8") === manifestHash) return;
  console.log("Installing packages (about half a minute the first time)…");
  const args = ["--yes", pinnedPnpm, "install", "--frozen-lockfile"];
  const verbose = process.env.VERBOSE === "1";
  const install = spawnSync("npx", args, {
    cwd: root,
    env: toInstallEnvironment(process.env),
    encoding: "utf8",
    stdio: verbose ? "inherit" : ["ignore", "pipe", "pipe"],
  });
  if (install.signal) process.exit(128 + constants.signals[install.signal]);
  if (install.error) fail(`Installing packages failed because npx didn't start (${install.error.message}).`);
  if (install.status !== 0)
    fail(
      `${install.stdout ?? ""}${install.stderr ?? ""}\nInstalling packages failed: npx ${args.join(" ")} exited with code ${install.status}.`,
    );
  if (!existsSync(pinnedNode))
    fail(`The packages don't include Node for ${process.platform} ${process.arch}.`);
  writeFileSync(stamp, manifestHash);
}

function readManifestHash() {
  const hash = createHash("sha256").update(`${process.platform} ${process.arch} ${pinnedPnpm}`);
  const folders = readdirSync(root, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && entry.name !== "node_modules",
  );
  const manifests = folders.map((folder) => join(folder.name, "package.json")).toSorted();
  for (const file of ["pnpm-lock.yaml", "pnpm-workspace.yaml", "package.json", ...manifests]) {
    if (existsSync(join(root, file))) hash.update(file).update(readFileSync(join(root, file)));
  }
  return hash.digest("hex");
}

/**
 * Removes npm's script variables, which would reconfigure the inner npx and pnpm, and NODE_ENV=production, which would
 * skip the tools. Registry settings stay.
 */
function toInstallEnvironment(environment) {
  const npmScriptVariables =
    /^(npm_(lifecycle|package|command|execpath|node_execpath)|npm_config_(.*prefix|omit|production|include|yes)$|INIT_CWD$|NODE_ENV$)/;
  const variables = Object.entries(environment).filter(([name]) => !npmScriptVariables.test(name));
  return { ...Object.fromEntries(variables), CI: "true" };
}

function runOnPinnedNode(command, args) {
  const script = join(root, "scripts", `${command}.ts`);
  if (!existsSync(script)) fail(`Unknown command "${command}": scripts/${command}.ts doesn't exist.`);
  const child = spawn(pinnedNode, [script, ...args], {
    cwd: root,
    env: { ...process.env, PATH: `${join(root, "node_modules/.bin")}${delimiter}${process.env.PATH ?? ""}` },
    // The channel closes when this process ends for any reason, which tells the child.
    stdio: ["inherit", "inherit", "inherit", "ipc"],
  });
  for (const signal of ["SIGINT", "SIGTERM", "SIGHUP"]) process.on(signal, () => child.kill(signal));
  child.on("error", (error) => fail(`Node ${pinnedNode} didn't start: ${error.message}`));
  child.on("exit", (code, signal) => {
    process.exitCode = code ?? 128 + constants.signals[signal];
  });
}

function fail(sentence) {
  console.error(sentence);
  process.exit(1);
}
