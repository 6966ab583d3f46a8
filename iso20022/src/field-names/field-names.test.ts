import { envelopesBy } from '../envelopes/envelopes.ts';
import { knownHeaders, knownMessages, messageModel, typesOf } from '../model/message-models.ts';
import texts from './field-names.json' with { type: 'json' };
import { fieldName, namedTags } from './field-names.ts';
import others from './other-field-names.json' with { type: 'json' };

describe('field names', () => {
  it('say what people say', () => {
    expect(fieldName('CdtTrfTxInf')).toBe('Credit transfer transaction');
    expect(fieldName('DbtrAgt', 'de')).toBe('Institut des Zahlers');
  });

  it('split a tag without a name', () => {
    expect(fieldName('OwnTagOfSmbdy')).toBe('Own Tag Of Smbdy');
    expect(fieldName('XMLPart2')).toBe('XML Part 2');
  });

  it('are there in every language for all tags messages use, and for no others', () => {
    const messages = [...knownMessages, ...knownHeaders].flatMap((name) => messageModel(name) ?? []);
    const files = [...envelopesBy(undefined).values()].map(({ file }) => file.model);
    const models = [...messages, ...files];
    const elements = models
      .flatMap(typesOf)
      .flatMap((type) => (type.kind === 'sequence' || type.kind === 'choice' ? type.elements : []));
    const used = new Set([...models.map(({ documentName }) => documentName), ...elements.map(({ name }) => name)]);
    const named = new Set(namedTags());
    expect(Object.values({ ...texts, ...others }).filter(({ en, de, fr }) => !en || !de || !fr)).toEqual([]);
    expect(namedTags().filter((tag) => !used.has(tag))).toEqual([]);
    expect([...used].filter((tag) => !named.has(tag))).toEqual([]);
  });
});
