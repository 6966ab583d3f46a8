import { notify } from '../../../notice/notify.ts';

/** Puts a link on the clipboard, or says it where the browser does not let us. */
export const copyLink = async (link: string): Promise<void> => {
  try {
    await navigator.clipboard.writeText(link);
    notify({ tone: 'good', textKey: 'editor.finding.linkCopied' });
  } catch {
    notify({ tone: 'primary', textKey: 'editor.finding.linkNotCopied', params: { link } });
  }
};
