import type { BrowserContext, ConsoleMessage, Request, WebError } from "@playwright/test";
import { isKnownOutsideRequest, isKnownStudioError } from "./known-outside-requests.ts";

export interface PageWatch {
  /** Console errors, uncaught errors and requests to the outside, in words. */
  problems: string[];
  /** Lets an error happen that the test is about. */
  allow: (pattern: RegExp) => void;
  stop: () => void;
}

/** Records what a visitor would never see but should not happen, every request to the outside among it. */
export function watchPages(context: BrowserContext): PageWatch {
  const problems: string[] = [];
  const allowed: RegExp[] = [];
  const report = (problem: string) => {
    if (!allowed.some((pattern) => pattern.test(problem))) problems.push(problem);
  };
  // Listening leaves the browser its cache, which routing would turn off. Chromium itself resolves no name of the outside.
  const onRequest = (request: Request) => {
    const url = request.url();
    if (isOutside(new URL(url)) && !isKnownOutsideRequest(url)) report(`request to the outside: ${url}`);
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

/** `embedded.localhost` is this machine too (RFC 6761): part of the Studio puts the project's id before the lake's host. */
const thisMachine = /^(127\.0\.0\.1|([\w-]+\.)?localhost)$/;

const isOutside = (url: URL) => /^(https?|wss?):$/.test(url.protocol) && !thisMachine.test(url.hostname);
