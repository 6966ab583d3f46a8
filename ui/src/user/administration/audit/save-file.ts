/** The caller hands text over as it came: by itself, or beside the version it has. */
const textOf = (reply: unknown): string =>
  typeof reply === 'object' && reply !== null && 'text' in reply ? String(reply.text) : String(reply);

/** Hands a text over as a file. */
export const saveFile = (reply: unknown, name: string, type: string): void => {
  const url = URL.createObjectURL(new Blob([textOf(reply)], { type }));
  const link = Object.assign(document.createElement('a'), { href: url, download: name });
  link.click();
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
};
