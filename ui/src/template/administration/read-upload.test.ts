import { exported, fromExport, fromMessage } from './read-upload.ts';

const text = '\uFEFF<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.02"/>';

describe('a template begun with a file', () => {
  it('knows what the message says of itself', () =>
    expect(fromMessage(text, '1 My file.xml')).toMatchObject({
      templateName: 'My-file',
      content: {
        title: '1 My file',
        messageType: 'pacs.008.001.02',
        rbVersions: ['2021', '2019'],
        body: text.slice(1),
      },
    }));

  it('is what was exported', () => {
    const draft = fromMessage(text, 'one.xml');
    expect(fromExport(exported(draft))).toEqual(draft);
  });

  it.each(['', '{}', '[]', 'null', '{"templateName":"a","content":{}}'])('is nothing for %s', (other) =>
    expect(fromExport(other)).toBeUndefined(),
  );
});
