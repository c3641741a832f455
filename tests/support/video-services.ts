import { basename } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page, Route } from "@playwright/test";

/** A minute-long video in a page that answers messages. `clock` is its state, and `tell` sends it to the site. */
const toEmbed = (script: string) => `<!doctype html><title>Video</title><script>
const clock = { time: 0, duration: 60, rate: 1, isPlaying: true, hasEnded: false };
const send = (message) => parent.postMessage(JSON.stringify(message), "*");
const run = (change) => { Object.assign(clock, change); tell(); };
${script}
</script>`;

/** YouTube's messages, as its own script exchanges them (developers.google.com/youtube/iframe_api_reference). */
const youTubeEmbed = toEmbed(`
const tell = (event = "infoDelivery") => send({ event, id: 1, channel: "widget", info: {
  currentTime: clock.time, duration: clock.duration, playbackRate: clock.rate,
  availablePlaybackRates: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 1.75, 2],
  playerState: clock.hasEnded ? 0 : clock.isPlaying ? 1 : 2,
} });
const commands = {
  playVideo: () => run({ isPlaying: true, hasEnded: false }),
  pauseVideo: () => run({ isPlaying: false }),
  seekTo: (time) => run(time >= clock.duration ? { time, isPlaying: false, hasEnded: true } : { time }),
  setPlaybackRate: (rate) => run({ rate }),
};
addEventListener("message", ({ data }) => {
  const { event, func, args } = JSON.parse(data);
  if (event === "listening") tell("initialDelivery");
  if (event === "command") commands[func]?.(...args);
});`);

/** Vimeo's messages, as its library exchanges them (github.com/vimeo/player.js). This owner doesn't let visitors choose the speed. */
const vimeoEmbed = toEmbed(`
const tell = () => {
  const data = { seconds: clock.time, duration: clock.duration, percent: clock.time / clock.duration };
  send({ event: clock.isPlaying ? "play" : "pause", data });
  send({ event: "timeupdate", data });
};
const answers = {
  getDuration: () => clock.duration,
  getPaused: () => !clock.isPlaying,
  getMuted: () => false,
  getTextTracks: () => [{ language: "en", kind: "captions", label: "English", mode: "disabled" }],
};
const commands = {
  play: () => run({ isPlaying: true }),
  pause: () => run({ isPlaying: false }),
  setCurrentTime: (time) => run({ time }),
  enableTextTrack: ({ language }) => { document.title = "Captions: " + language; },
  disableTextTrack: () => { document.title = "No captions"; },
};
addEventListener("message", ({ data }) => {
  const { method, value } = typeof data === "string" ? JSON.parse(data) : data;
  if (method === "ping") return send({ event: "ready" });
  if (method === "setPlaybackRate")
    return send({ event: "error", data: { method, name: "Error", message: "The owner doesn't allow it." } });
  commands[method]?.(value);
  send({ method, value: answers[method]?.() ?? value });
});
send({ event: "ready" });`);

const embeds = { youtube: youTubeEmbed, vimeo: vimeoEmbed, silent: "<!doctype html><title>Video</title>" };

interface ServiceAnswers {
  youtube?: keyof typeof embeds;
  /** Mux has six seconds of one color, or doesn't answer. */
  mux?: "stream" | "gone";
}

/** Answers for the services, which no test reaches. Returns the URLs that were asked for. */
export async function answerForServices(
  page: Page,
  { youtube = "youtube", mux = "stream" }: ServiceAnswers = {},
): Promise<string[]> {
  const asked: string[] = [];
  const answer = async (hosts: string, respond: (route: Route) => Promise<void>) => {
    await page.route(hosts, async (route) => {
      asked.push(route.request().url());
      await respond(route);
    });
  };
  const fulfillWith = (body: string) => (route: Route) => route.fulfill({ contentType: "text/html", body });
  await answer("https://www.youtube-nocookie.com/**", fulfillWith(embeds[youtube]));
  await answer("https://player.vimeo.com/**", fulfillWith(embeds.vimeo));
  await answer("https://stream.mux.com/**", mux === "stream" ? fulfillWithStream : (route) => route.abort());
  return asked;
}

/** A playlist by any name, and the two files that it names. */
async function fulfillWithStream(route: Route): Promise<void> {
  const name = basename(new URL(route.request().url()).pathname).replace(/^.+\.m3u8$/, "stream.m3u8");
  await route.fulfill({
    path: fileURLToPath(new URL(`./mux-stream/${name}`, import.meta.url)),
    contentType: name.endsWith(".m3u8") ? "application/vnd.apple.mpegurl" : "video/mp4",
    headers: { "access-control-allow-origin": "*" },
  });
}
