import { writeTemplateExport } from '@clearbench/contracts/template/template-export';
import { fromExport, fromMessage } from './read-upload.ts';

const text = '\uFEFF<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.02"/>';

describe('a template created from a file', () => {
  it('knows the properties of the message', () =>
    expect(fromMessage(text, '1 My file.xml')).toMatchObject({
      templateName: 'My-file',
      content: {
        title: '1 My file',
        messageType: 'pacs.008.001.02',
        rbVersions: ['2021', '2019'],
        body: text.slice(1),
      },
    }));

  it('belongs to a scheme that uses the message', () => {
    const debit = text.replace('pacs.008.001.02', 'pacs.003.001.08');
    expect(fromMessage(debit, 'one.xml').content).toMatchObject({ scheme: 'core', rbVersions: ['2025', '2023'] });
    expect(fromMessage(text, 'one.xml').content.scheme).toBe('sct');
  });

  it('has the newest rulebooks if no rulebook uses the message', () => {
    const other = text.replace('pacs.008.001.02', 'pacs.009.001.08');
    expect(fromMessage(other, 'one.xml').content.rbVersions).toEqual(['2025', '2023']);
  });

  it('equals an exported template', () => {
    const draft = fromMessage(text, 'one.xml');
    expect(fromExport(writeTemplateExport(draft))).toEqual(draft);
  });

  it('is what an older release exported, with its text as one string', () => {
    const draft = fromMessage(text, 'one.xml');
    expect(fromExport(JSON.stringify(draft))).toEqual(draft);
  });

  it.each(['', '{}', '[]', 'null', '{"templateName":"a","content":{}}', '{"templateName":"a","content":{"body":[1]}}'])(
    'is nothing for %s',
    (other) => expect(fromExport(other)).toBeUndefined(),
  );
});
