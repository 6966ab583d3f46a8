import { Failure } from '@clearbench/contracts/failure';
import { openedEditor } from '../testing/opened-editor.fixture.ts';
import { sampleServer } from '../testing/server.fake.ts';

describe('an answer of the test engine', () => {
  /** Opens an answer to the file `sent`, which the server returns or refuses. */
  const openAnswer = async (readSent: () => string) => {
    const sample = sampleServer('v1');
    const readFile = async (fileId: string) => {
      const detail = await sample.calls.readFile('f1');
      const more = fileId === 'sent' ? { fileName: readSent() } : { causedByFileId: 'sent' };
      return { ...detail, vipFileSummary: { ...detail.vipFileSummary, ...more } };
    };
    const server = { ...sample, calls: { ...sample.calls, readFile } };
    return (await openedEditor(server)).file();
  };
  const refuse = (errorKey: string) => (): never => {
    throw new Failure(errorKey);
  };

  it('names the file it belongs to', async () => {
    expect(await openAnswer(() => 'payment.xml')).toMatchObject({ causeName: 'payment.xml' });
  });

  it('says that the file was deleted, without its id', async () => {
    const file = await openAnswer(refuse('file.notFound'));
    expect(file?.causeMissing).toBe(true);
    expect(file?.causeName).toBeUndefined();
  });

  it('says nothing about the file while it cannot be read', async () => {
    const file = await openAnswer(refuse('connection.lost'));
    expect([file?.causeMissing, file?.causeName]).toEqual([undefined, undefined]);
  });
});
