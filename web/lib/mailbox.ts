interface Mailbox {
  address: string;
  /** For SQL's `like … escape '\'`: the same mailbox's addresses with a tag. */
  tagged: string;
}

/** The mailbox that an address reaches: `ana+news@example.com` is Ana's, like `ana+books@example.com`. */
export function toMailbox(email: string): Mailbox {
  const at = email.lastIndexOf("@");
  const [name = ""] = email.slice(0, at).split("+", 1);
  const domain = email.slice(at);
  return { address: name + domain, tagged: `${escapeLike(name)}+%${escapeLike(domain)}` };
}

const escapeLike = (text: string) => text.replaceAll(/[\\%_]/g, String.raw`\$&`);
