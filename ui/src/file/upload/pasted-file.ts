import { momentFormat } from '../../translation/moment-format.ts';

/** Files on the clipboard or dropped; folders have none. */
export const filesIn = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])];

/** A name for pasted text with the user's local time in seconds. */
const pastedName = (at: Date): string => {
  // The Swedish locale formats 2026-11-21 10:00:00.
  const clock = momentFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' }).format(at);
  return `pasted-${clock.replaceAll(/[-:]/g, '').replace(' ', '-')}.xml`;
};

/** The result of a paste: files, or text that looks like XML as a new file. */
export const pastedFiles = (data: DataTransfer | null, at: Date): readonly File[] => {
  const files = filesIn(data);
  if (files.length > 0) return files;
  const text = data?.getData('text/plain') ?? '';
  return /^\uFEFF?\s*</.test(text) ? [new File([text], pastedName(at), { type: 'application/xml' })] : [];
};
