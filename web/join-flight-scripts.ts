const start = `<script>self.__next_f.push([1,"`;
const end = `"])</script>`;

/**
 * A page's HTML with its data in one script instead of up to seventy. Each needs a hash in the page's policy, and headers
 * aren't compressed: a course's were 2.3 kB longer. In a string of Next's, quotes and `<` are escaped, so these ends can't be inside.
 */
export function joinFlightScripts(html: string): string {
  // Bytes are pushed in Base64, which can't be joined to text.
  return html.includes("<script>self.__next_f.push([3,") ? html : html.replaceAll(end + start, "");
}
