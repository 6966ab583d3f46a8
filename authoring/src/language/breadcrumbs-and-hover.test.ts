import { fieldMeaning } from '@clearbench/iso20022/field-meanings/field-meanings';
import { grammarOf } from '@clearbench/iso20022/grammar/grammar';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { createTextIndex } from '@clearbench/xml/text-index/text-index';
import { crumbsAt } from './breadcrumbs.ts';
import { foldsOf } from './folding.ts';
import { isPath, targetOfPath } from './go-to-path.ts';
import { hoverAt } from './hover.ts';
import { tagPairAt } from './matching-tag.ts';
import { missingEndAt } from './missing-end.ts';
import { subsetNameOf } from './subset-name.ts';

const text = minimalMessage();
const index = createTextIndex(text);
const grammar = grammarOf(sctProfile);
const at = (piece: string, more = 1): number => text.indexOf(piece) + more;

describe('the use of an element in the scheme', () => {
  const inScheme = (piece: string, from = text) =>
    hoverAt(createTextIndex(from), from.indexOf(piece) + 1, grammar, 'en')?.inScheme;
  const carriedOver = { kind: 'carriedOver', guideline: 'EPC115-06', year: '2023' };
  const sct = { scheme: 'SCT', rulebook: '2025', source: carriedOver };

  it('is required or optional, with the bounds and the value of the subset', () => {
    expect(inScheme('<Nm>')).toEqual({
      ...sct,
      status: 'required',
      occurs: { min: 1, max: 1 },
      value: { kind: 'text', min: 1, max: 70 },
    });
    expect(inScheme('<IntrBkSttlmAmt')).toMatchObject({ status: 'required', range: '0.01–999999999.99 EUR' });
    expect(inScheme('<ChrgBr>')).toMatchObject({ value: { kind: 'code', codes: ['SLEV'] } });
    const instructed = text.replace('<EndToEndId>', '<InstrId>I</InstrId><EndToEndId>');
    expect(inScheme('<InstrId>', instructed)).toEqual({ ...sct, status: 'optional', occurs: { min: 0, max: 1 } });
  });

  it('is none outside the subset, also below such an element', () => {
    const agents = text.replace('<Dbtr>', '<IntrmyAgt1><FinInstnId/></IntrmyAgt1><Dbtr>');
    expect(inScheme('<IntrmyAgt1>', agents)).toEqual({ ...sct, status: 'outside' });
    expect(inScheme('<FinInstnId/></IntrmyAgt1>', agents)).toMatchObject({ status: 'outside' });
  });

  it('is not named where no subset is known', () => {
    const debits = grammarOf({ ...sctProfile, scheme: 'core' });
    const hover = hoverAt(createTextIndex(text), text.indexOf('<Nm>') + 1, debits, 'en');
    expect(hover?.tag).toBe('Nm');
    expect(hover).not.toHaveProperty('inScheme');
  });
});

describe('the subset of a text', () => {
  const named = (from: string) => subsetNameOf(createTextIndex(from), grammar);

  it('is that of the first message with a known subset', () => {
    expect(named(text)).toEqual({ scheme: 'SCT', rulebook: '2025' });
    expect(named(text.replaceAll('pacs.008.001.08', 'pacs.008.001.10'))).toBeUndefined();
    expect(named('')).toBeUndefined();
  });
});

describe('breadcrumbs', () => {
  it('lead to the cursor, by tags, names and the which of what repeats', () => {
    const crumbs = crumbsAt(index, at('E1', 0), grammar, 'de');
    expect(crumbs.map(({ tag, index: which }) => [tag, which])).toEqual([
      ['Document', undefined],
      ['FIToFICstmrCdtTrf', undefined],
      ['CdtTrfTxInf', 1],
      ['PmtId', undefined],
      ['EndToEndId', undefined],
    ]);
    expect(crumbs.map(({ from }) => text[from])).toEqual(['<', '<', '<', '<', '<']);
    expect(crumbs.at(-1)?.name).toBe('End-to-End-ID');
  });

  it('name the element whose tag contains the offset', () => {
    expect(crumbsAt(index, at('<ChrgBr', 3), grammar, 'en').at(-1)?.tag).toBe('ChrgBr');
    expect(crumbsAt(index, at('</ChrgBr', 3), grammar, 'en').at(-1)?.tag).toBe('ChrgBr');
    expect(crumbsAt(index, 0, grammar, 'en')).toEqual([]);
  });
});

describe('breadcrumbs of a text of 100,000 levels', () => {
  const deep = createTextIndex(`<Document>${'<d>'.repeat(100_000)}x${'</d>'.repeat(100_000)}</Document>`);
  const inside = deep.text().indexOf('x');

  it('are the outermost and the innermost elements, with a gap between them', () => {
    const crumbs = crumbsAt(deep, inside, grammar, 'en');
    expect(crumbs).toHaveLength(32);
    expect(crumbs[0]?.tag).toBe('Document');
    expect(crumbs.at(-1)?.from).toBe(inside - 3);
    expect(crumbs.flatMap(({ hasGap }, at) => (hasGap ? [at] : []))).toEqual([7]);
  });
});

describe('what there is to know', () => {
  const hover = (piece: string, more = 1) => hoverAt(index, at(piece, more), grammar, 'en');

  it('of an element: its name, type, occurrences, and the rules that check it', () => {
    const about = hover('<ChrgBr');
    expect(about).toMatchObject({
      tag: 'ChrgBr',
      name: 'Charge bearer',
      meaning: fieldMeaning('ChrgBr', 'en'),
      path: '/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]/ChrgBr',
      type: 'ChargeBearerType1Code',
      occurs: '1..1',
      value: { kind: 'code' },
    });
    expect(about?.rules.map(({ id }) => id)).toEqual(['P-11', 'E-04', 'X-03', 'X-05']);
    expect(about?.rules[0]?.text.length).toBeGreaterThan(10);
    expect(about?.ofEveryValue).toContain('T-04');
    expect(hover('</ChrgBr', 3)?.tag).toBe('ChrgBr');
    expect(hover('<CdtTrfTxInf>')).toMatchObject({ isChoice: false, occurs: '1..*' });
    expect(hover('<DbtrAcct><Id>', 11)).toMatchObject({ isChoice: true, elements: ['IBAN', 'Othr'] });
  });

  it('of a value: also its code', () => {
    expect(hover('SLEV', 0)).toMatchObject({
      tag: 'ChrgBr',
      code: { code: 'SLEV', text: 'As the service level says' },
    });
    expect(hover('SLEV', 3)?.code?.code).toBe('SLEV');
  });

  it('of an attribute', () => {
    expect(hover('Ccy="EUR"', 1)).toMatchObject({ attribute: 'Ccy', name: 'Currency', code: { text: 'Euro' } });
    expect(hover('Ccy="EUR"', 1)?.meaning).toBe(fieldMeaning('Ccy', 'en'));
  });

  it('is empty between elements and at unknown elements', () => {
    expect(hover('<GrpHdr>\n', 9)).toBeUndefined();
    expect(hoverAt(createTextIndex('<a><b>x</b></a>'), 4, grammar, 'en')).toBeUndefined();
  });
});

describe('going to a path', () => {
  const two = '<D><T><A/></T><T><A>1</A><A>2</A></T></D>';
  const found = (path: string) => {
    const place = targetOfPath(two, path);
    return place && [two.slice(place.offset, place.offset + 5), place.path, place.isWhole];
  };

  it('finds the first element it names', () => {
    expect(found('/D/T/A')).toEqual(['<A/><', '/D/T/A', true]);
    expect(found('/D/T[2]/A[2]')).toEqual(['<A>2<', '/D/T[2]/A[2]', true]);
    expect(found('T[2]/A')).toEqual(['<A>1<', '/D/T[2]/A', true]);
    expect(found('/D/…/A[2]')).toEqual(['<A>2<', '/D/T[2]/A[2]', true]);
    expect(found('/D//A[2]')).toEqual(found('/D/**/A[2]'));
    expect(found('/x:D/x:T')?.[2]).toBe(true);
    expect(found('/D/T[2]/A[2]/@Ccy')).toEqual(found('/D/T[2]/A[2]'));
  });

  it('goes as far as it can', () => {
    expect(found('/D/T[2]/B/C')).toEqual(['<T><A', '/D/T[2]', false]);
    expect(found('/X')).toBeUndefined();
  });

  it('is no line', () => {
    expect([isPath('/D/T[2]'), isPath('T/A'), isPath('12'), isPath('12:3'), isPath('a b')]).toEqual([
      true,
      true,
      false,
      false,
      false,
    ]);
  });
});

describe('a pair of tags', () => {
  const names = (piece: string, more: number) =>
    tagPairAt(index, at(piece, more)).map(({ from, to }) => text.slice(from - 1, to));

  it('is found from either end', () => {
    expect(names('<GrpHdr>', 3)).toEqual(['<GrpHdr', '/GrpHdr']);
    expect(names('</GrpHdr>', 4)).toEqual(['<GrpHdr', '/GrpHdr']);
    expect(names('<Document', 9)).toEqual(['<Document', '/Document']);
  });

  it('is none elsewhere', () => {
    expect(names('xmlns', 2)).toEqual([]);
    expect(names('E1', 1)).toEqual([]);
    expect(names('<CdtrAgt><FinInstnId/>', 12)).toEqual([]);
  });
});

describe('an end tag', () => {
  const missing = (marked: string) => missingEndAt(createTextIndex(marked.replace('|', '')), marked.indexOf('|'));

  it('is missing behind a start tag that nothing ends', () => {
    expect(missing('<a><b>|</a>')).toBe('</b>');
    expect(missing('<Id><Othr><Id>|</Othr></Id>')).toBe('</Id>');
    expect(missing('<x:a k="1">|')).toBe('</x:a>');
  });

  it('is not missing elsewhere', () => {
    expect(missing('<a><b>|x</b></a>')).toBeUndefined();
    expect(missing('<a><b/>|</a>')).toBeUndefined();
    expect(missing('<a></a>|')).toBeUndefined();
    expect(missing('<a>x > |</a>')).toBeUndefined();
  });
});

describe('folding', () => {
  it('hides the content between the tags of an element, and long comments', () => {
    const folds = foldsOf('<a>\n  <b>\n    1\n  </b>\n  <c>2</c>\n  <!-- x\n y -->\n</a>\n');
    expect(folds).toEqual([
      { startLine: 1, endLine: 7, isComment: false },
      { startLine: 2, endLine: 3, isComment: false },
      { startLine: 6, endLine: 7, isComment: true },
    ]);
  });
});

describe('a text under edit', () => {
  it('is read from a mark near the place, with the same result as a full read after every edit', () => {
    const row = '<T>\n<A>1</A>\n</T>\n';
    const long = `<D>\n${row.repeat(20_000)}</D>`;
    const edited = createTextIndex(long);
    const near = long.lastIndexOf('<A>');
    expect(edited.at(near).open[1]?.index).toBe(20_000);
    const middle = long.indexOf('<A>', 100_000);
    edited.edit(middle, 0, '<B>');
    const fresh = createTextIndex(edited.text());
    for (const offset of [50, middle + 1, middle + 10, near]) expect(edited.at(offset)).toEqual(fresh.at(offset));
    edited.edit(middle, 3, '');
    expect(edited.text()).toBe(long);
    expect(edited.at(near).open[1]?.index).toBe(20_000);
  });
});
