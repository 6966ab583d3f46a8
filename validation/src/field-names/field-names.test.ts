import { knownHeaders, knownMessages, messageModel, typesOf } from '../model/message-models.ts';
import { fieldName, namedTags } from './field-names.ts';

describe('field names', () => {
  it('say what people say', () => {
    expect(fieldName('CdtTrfTxInf')).toBe('Credit transfer transaction');
    expect(fieldName('DbtrAgt', 'de')).toBe('Institut des Zahlers');
  });

  it('split a tag nobody named', () => {
    expect(fieldName('OwnTagOfSmbdy')).toBe('Own Tag Of Smbdy');
    expect(fieldName('XMLPart2')).toBe('XML Part 2');
  });

  it('are there in every language for all tags messages use, and for no others', () => {
    const used = new Set(
      [...knownMessages, ...knownHeaders]
        .map((name) => messageModel(name))
        .flatMap((model) => (model === undefined ? [] : typesOf(model)))
        .flatMap((type) => (type.kind === 'sequence' || type.kind === 'choice' ? type.elements : []))
        .map(({ name }) => name),
    );
    expect(namedTags('de')).toEqual(namedTags('en'));
    expect(namedTags('fr')).toEqual(namedTags('en'));
    expect(namedTags('en').filter((tag) => !used.has(tag) && tag !== 'Document')).toEqual([]);
    expect([...used].filter((tag) => !namedTags('en').includes(tag))).toEqual([]);
  });
});
