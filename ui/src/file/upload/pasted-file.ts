import { momentFormat } from '../../translation/moment-format.ts';

/** Files on the clipboard or dropped; folders have none. */
export const filesIn = (data: DataTransfer | null): readonly File[] => [...(data?.files ?? [])];

/** A name for pasted text: told apart by the second of the reader's clock. */
const pastedName = (at: Date): string => {
  // Swedes write 2026-11-21 10:00:00.
  const clock = momentFormat('sv-SE', { dateStyle: 'short', timeStyle: 'medium' }).format(at);
  return `pasted-${clock.replaceAll(/[-:]/g, '').replace(' ', '-')}.xml`;
};

/** What a paste brings: files, or text that looks like XML as a file of its own. */
export const pastedFiles = (data: DataTransfer | null, at: Date): readonly File[] => {
  const files = filesIn(data);
  if (files.length > 0) return files;
  const text = data?.getData('text/plain') ?? '';
  return /^\uFEFF?\s*</.test(text) ? [new File([text], pastedName(at), { type: 'application/xml' })] : [];
};
