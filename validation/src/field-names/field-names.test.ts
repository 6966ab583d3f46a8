import { knownMessages, messageModel, typesOf } from '../model/message-models.ts';
import { fieldName, namedTags } from './field-names.ts';

describe('field names', () => {
  it('say what people say', () => {
    expect(fieldName('CdtTrfTxInf')).toBe('Credit transfer transaction');
    expect(fieldName('DbtrAgt', 'de')).toBe('Institut des Zahlers');
  });

  it('split a tag nobody named', () => {
    expect(fieldName('FmlyMdclInsrncInd')).toBe('Fmly Mdcl Insrnc Ind');
    expect(fieldName('XMLPart2')).toBe('XML Part 2');
  });

  it('are there in every language for the same tags, each of which a message uses', () => {
    const used = new Set(
      knownMessages
        .map((name) => messageModel(name))
        .flatMap((model) => (model === undefined ? [] : typesOf(model)))
        .flatMap((type) => (type.kind === 'sequence' || type.kind === 'choice' ? type.elements : []))
        .map(({ name }) => name),
    );
    expect(namedTags('de')).toEqual(namedTags('en'));
    expect(namedTags('fr')).toEqual(namedTags('en'));
    expect(namedTags('en').filter((tag) => !used.has(tag) && tag !== 'Document')).toEqual([]);
    expect(namedTags('en').length).toBeGreaterThan(0.75 * used.size);
  });
});
