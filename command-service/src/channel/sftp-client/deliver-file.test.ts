import { deliverFile } from './deliver-file.ts';
import { remoteFolder } from './testing/remote-folder.fake.ts';

const into = { outFolder: '/out', doneMarkers: false };
const answer = { fileName: 'a.xml', bytes: Buffer.from('answer') };

describe('the delivery of an answer', () => {
  it('writes a temporary name, renames it, and then writes the marker', async () => {
    const { files, calls, paths } = remoteFolder();
    await deliverFile(files, { ...into, doneMarkers: true }, answer);
    expect(calls).toEqual(['write /out/a.xml.tmp', 'rename /out/a.xml.tmp /out/a.xml', 'write /out/a.xml.done']);
    expect(paths()).toEqual(['/out/a.xml', '/out/a.xml.done']);
  });

  it('changes nothing after an attempt that arrived', async () => {
    const { files, calls } = remoteFolder({ '/out/a.xml': 'answer' });
    await deliverFile(files, into, answer);
    expect(calls).toEqual(['read /out/a.xml']);
  });

  it('replaces what an interrupted attempt left', async () => {
    const { files, paths } = remoteFolder({ '/out/a.xml.tmp': 'ans' });
    await deliverFile(files, into, answer);
    expect(paths()).toEqual(['/out/a.xml']);
  });

  it.each(['another', 'other file'])('does not replace the file with the content %j', async (text) => {
    const { files, calls } = remoteFolder({ '/out/a.xml': text });
    await expect(deliverFile(files, into, answer)).rejects.toMatchObject({
      errorKey: 'channel.nameTaken',
      params: { path: '/out/a.xml' },
    });
    expect(calls.filter((call) => !call.startsWith('read'))).toEqual([]);
  });
});
