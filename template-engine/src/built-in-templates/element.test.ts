import { around, documentOf, leaf, nested, optional, unless } from './element.ts';

describe('element of a template', () => {
  it('contains others', () =>
    expect(around('A', leaf('B', '{{b}}'), around('C', leaf('D', 'd')))).toBe(
      '<A>\n  <B>{{b}}</B>\n  <C>\n    <D>d</D>\n  </C>\n</A>',
    ));

  it('is named by a path', () => expect(nested('A/B/C', 'c')).toBe('<A>\n  <B>\n    <C>c</C>\n  </B>\n</A>'));

  it('may depend on a field', () => {
    expect(optional('A', 'a')).toBe('{{#a}}\n<A>{{a}}</A>\n{{/a}}');
    expect(unless('a', leaf('B', 'b'))).toBe('{{^a}}\n<B>b</B>\n{{/a}}');
  });

  it('is part of a document', () =>
    expect(documentOf('pacs.008.001.08', leaf('A', ''))).toBe(
      '<?xml version="1.0" encoding="UTF-8"?>\n<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08">\n  <A></A>\n</Document>\n',
    ));
});
