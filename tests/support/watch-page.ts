import type { BrowserContext, ConsoleMessage, Request, WebError } from "@playwright/test";
import { isKnownOutsideRequest, isKnownStudioError } from "./known-outside-requests.ts";

export interface PageWatch {
  /** Descriptions of console errors, uncaught errors and outside requests. */
  problems: string[];
  /** Allows an error that the test is about. */
  allow: (pattern: RegExp) => void;
  stop: () => void;
}

/** Records problems that a visitor wouldn't see, such as every outside request. */
export function watchPages(context: BrowserContext): PageWatch {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const report = (problem: string) => {
    if (!allowed.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  // Listening keeps the browser's cache on, which routing would turn off. Chromium itself resolves no outside names.
  const onRequest = (request: Request) => {
    const url = request.url();
    if (isOutside(new URL(url)) && !isKnownOutsideRequest(url)) report(`outside request: ${url}`);
  };
  const onConsole = (message: ConsoleMessage) => {
    const { url } = message.location();
    const text = `${message.text()} (${url})`;
    if (message.type() !== "error" || isKnownOutsideRequest(url) || isKnownStudioError(text)) return;
    report(`console error on ${message.page()?.url()}: ${text}`);
  };
  const onError = (error: WebError) => report(`uncaught on ${error.page()?.url()}: ${error.error().message}`);
  context.on("request", onRequest).on("console", onConsole).on("weberror", onError);
  return {
    problems,
    allow: (pattern) => allowed.push(pattern),
    stop: () => context.off("request", onRequest).off("console", onConsole).off("weberror", onError),
  };
}

/** `embedded.localhost` is this machine too (RFC 6761). Part of the Studio puts the project's ID before the lake's host. */
const thisMachine = /^(127\.0\.0\.1|([\w-]+\.)?localhost)$/;

const isOutside = (url: URL) => /^(https?|wss?):$/.test(url.protocol) && !thisMachine.test(url.hostname);
