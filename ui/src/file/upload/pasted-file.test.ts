import { showTimesIn } from '../../translation/moment-format.ts';
import { pastedFiles } from './pasted-file.ts';

const clipboard = (text: string, files: readonly File[] = []): DataTransfer =>
  ({ files, getData: () => text }) as unknown as DataTransfer;
const at = new Date('2026-11-21T23:30:05Z');

describe('the result of a paste', () => {
  afterEach(() => showTimesIn(''));

  it("is a file of XML text, named by the user's local time", () => {
    showTimesIn('Europe/Berlin');
    expect(pastedFiles(clipboard('\n<Document/>'), at).map(({ name }) => name)).toEqual(['pasted-20261122-003005.xml']);
  });

  it('is its files, whatever text the clipboard also has', () => {
    const file = new File(['<A/>'], 'a.xml');
    expect(pastedFiles(clipboard('<Document/>', [file]), at)).toEqual([file]);
  });

  it('is empty if the text is no XML', () => {
    expect(pastedFiles(clipboard('hello'), at)).toEqual([]);
    expect(pastedFiles(null, at)).toEqual([]);
  });
});
