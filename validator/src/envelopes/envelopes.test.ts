import { neutralForms } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { envelopesBy } from '@clearbench/iso20022/envelopes/envelopes';
import { typesOf } from '@clearbench/iso20022/model/message-models';

describe('the forms of files', () => {
  it('are identified by their namespaces', () => {
    expect(envelopesBy(undefined).size).toBe(neutralForms.length);
    expect([...envelopesBy(undefined).keys()]).toContain('urn:clearbench:csm:icf');
  });

  it.each(neutralForms.map((form) => [form.fileType, form] as const))('define what a %s uses', (fileType, form) => {
    const envelope = envelopesBy([form]).get(form.namespace);
    const types = envelope === undefined ? [] : typesOf(envelope.file.model);
    expect(types.map(({ name }) => name)).toEqual(expect.arrayContaining(['FileType', 'Service', 'TestCode']));
    expect(types[0]).toMatchObject({ kind: 'sequence', name: 'File' });
    expect(envelope?.file.model.name).toBe(fileType);
  });

  it('call their files as they say', () => {
    for (const { fileName } of neutralForms)
      expect(new RegExp(`^(?:${fileName?.pattern})$`).exec(fileName?.sample ?? '')?.groups).toMatchObject({
        bic: 'ZYDODEF0',
      });
  });
});
