import { grammarOf } from '@clearbench/iso20022/grammar/grammar';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { createTextIndex } from '@clearbench/xml/text-index/text-index';
import { choicesAt } from './completion.ts';

const namespace = 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08';
const grammar = grammarOf(sctProfile);

/** Choices at the `|` of a text. */
const choices = (marked: string, language: 'en' | 'de' | 'fr' = 'en', showsAll = false) =>
  choicesAt(createTextIndex(marked.replace('|', '')), marked.indexOf('|'), grammar, language, showsAll);
const labels = (marked: string, showsAll = false) => choices(marked, 'en', showsAll).map(({ label }) => label);
const applied = (marked: string, label: string): string => {
  const text = marked.replace('|', '');
  const found = choices(marked).find((choice) => choice.label === label);
  return found === undefined ? 'not offered' : text.slice(0, found.from) + found.insert + text.slice(found.to);
};

const document = (inside: string, prefix = '') =>
  prefix === ''
    ? `<?xml version="1.0"?>\n<Document xmlns="${namespace}"><FIToFICstmrCdtTrf>${inside}</FIToFICstmrCdtTrf></Document>`
    : `<${prefix}:Document xmlns:${prefix}="${namespace}"><${prefix}:FIToFICstmrCdtTrf>${inside}`;
const payment = (inside: string) => document(`<GrpHdr/><CdtTrfTxInf>${inside}</CdtTrfTxInf>`);

describe('elements to choose from', () => {
  it('are those allowed here, required ones first', () => {
    expect(labels(payment('<|')).slice(0, 3)).toEqual(['PmtId', 'IntrBkSttlmAmt', 'ChrgBr']);
    expect(labels(payment('<PmtId><|</PmtId>'))).toEqual(['EndToEndId', 'TxId', 'InstrId', 'UETR']);
  });

  it('fit between the elements before and after', () => {
    expect(labels(payment('<Dbtr/><|<DbtrAgt/>'))).toEqual(['DbtrAcct']);
    expect(labels(payment('<Dbtr/>|<DbtrAgt/>'))).toEqual(['DbtrAcct']);
    expect(labels(document('<GrpHdr/>|'))).toEqual(['CdtTrfTxInf']);
    expect(labels(payment('<IntrBkSttlmAmt Ccy="EUR">1</IntrBkSttlmAmt><|'))).not.toContain('PmtId');
  });

  it('are one of a choice, and none where it is made', () => {
    expect(labels(payment('<DbtrAcct><Id>|</Id></DbtrAcct>'), true)).toEqual(['IBAN', 'Othr']);
    expect(labels(payment('<DbtrAcct><Id><IBAN>X</IBAN>|</Id></DbtrAcct>'))).toEqual([]);
  });

  it('are found in a tag half typed, whatever comes behind', () => {
    expect(labels(payment('\n<Pmt|\n<IntrBkSttlmAmt Ccy="EUR">1</IntrBkSttlmAmt>'))).toContain('PmtTpInf');
    expect(labels(`<Document xmlns="${namespace}"><FIToFICstmrCdtTrf><GrpHdr><|`).slice(0, 2)).toEqual([
      'MsgId',
      'CreDtTm',
    ]);
    expect(labels(payment('<Dbtr><Nm>A</Nm><|'))).toContain('PstlAdr');
  });

  it('come with all they must hold, and places to fill in', () => {
    expect(applied(payment('<|'), 'PmtId')).toContain(
      '<PmtId>\n\t<EndToEndId>$1</EndToEndId>\n\t<TxId>$2</TxId>\n</PmtId>',
    );
    expect(applied(payment('|'), 'IntrBkSttlmAmt')).toContain(`<IntrBkSttlmAmt Ccy="\${1:EUR}">$2</IntrBkSttlmAmt>`);
    expect(applied(payment('<|'), 'ChrgBr')).toContain('<ChrgBr>SLEV</ChrgBr>');
    expect(applied(document('<|'), 'GrpHdr')).toMatch(/<SttlmMtd>\$\{\d+\|CLRG,INDA,INGA\|\}<\/SttlmMtd>/);
    expect(applied(payment('<|'), 'PmtTpInf')).toContain('<Cd>SEPA</Cd>');
    expect(applied(payment('<|'), 'DbtrAcct')).toContain('<Id>\n\t\t<IBAN>$1</IBAN>\n\t</Id>');
  });

  it('replace only the name of a tag that is whole', () => {
    const text = payment('<PmtId/><ChrgB|>SLEV</ChrgB>');
    expect(applied(text, 'ChrgBr')).toBe(payment('<PmtId/><ChrgBr>SLEV</ChrgB>'));
  });

  it('carry the prefix of what they stand in', () => {
    expect(applied(document('<p:|', 'p'), 'GrpHdr')).toContain('<p:GrpHdr>\n\t<p:MsgId>$1</p:MsgId>');
    expect(labels(document('|', 'p'))[0]).toBe('GrpHdr');
  });

  it('say how often they may stand, and what people call them', () => {
    const [first] = choices(document('<GrpHdr/>|'), 'de');
    expect(first).toMatchObject({ occurs: '1..*', isRequired: true, kind: 'element' });
    expect(choices(payment('<|'), 'de').find(({ label }) => label === 'Dbtr')?.text).toBe('Zahler');
  });
});

describe('the end tag', () => {
  it('closes the innermost element', () => {
    expect(labels('<a><b></|')).toEqual(['b']);
    expect(applied('<a><b></|', 'b')).toBe('<a><b></b>');
    expect(applied('<a><b></|></a>', 'b')).toBe('<a><b></b></a>');
  });

  it('is offered in a text only where it is missing', () => {
    expect(labels('<a><b>x |')).toEqual(['</b>']);
    expect(labels('<a><b>x |</b></a>')).toEqual([]);
    expect(labels('<a><b>x |</a>')).toEqual(['</b>']);
  });
});

describe('messages to begin with', () => {
  it('are those of the rulebook, with their namespaces', () => {
    expect(choices('<|').map(({ text }) => text)).toContain('pacs.008.001.08');
    expect(applied('<?xml version="1.0"?>\n|', 'Document')).toContain(`<Document xmlns="${namespace}">`);
    expect(labels('<Document/>|')).toEqual([]);
  });

  it('are the bulks of a file of a clearing', () => {
    const file = (inside: string) => `<CreditFile xmlns="urn:clearbench:csm:icf">${inside}</CreditFile>`;
    expect(labels(file('<|'))[0]).toBe('SndgInst');
    expect(applied(file('<NumSRBlk>1</NumSRBlk><|'), 'FIToFICstmrCdtTrf')).toContain(
      `<FIToFICstmrCdtTrf xmlns="${namespace}">`,
    );
    const inBulk = file(`<NumSRBlk>1</NumSRBlk><x:FIToFICstmrCdtTrf xmlns:x="${namespace}"><|`);
    expect(labels(inBulk)[0]).toBe('GrpHdr');
  });

  it('are known after a header, and inside unknown elements', () => {
    const carried = `<Any><AppHdr xmlns="urn:iso:std:iso:20022:tech:xsd:head.001.001.02"><|</AppHdr></Any>`;
    expect(labels(carried)).toContain('BizMsgIdr');
    expect(labels(`<Any><AppHdr/><Document xmlns="${namespace}"><|`)).toEqual(['FIToFICstmrCdtTrf']);
  });
});

const mark = { isConfirmed: true, scheme: 'SCT', rulebook: sctProfile.rbVersion };

describe('what only ISO 20022 allows', () => {
  const order = (inside: string) =>
    `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.056.001.08"><FIToFIPmtCxlReq><Undrlyg>${inside}`;

  it('is offered with the switch alone, after the subset, and marked', () => {
    const debtor = payment('<Dbtr><|</Dbtr>');
    expect(labels(debtor)).toEqual(['Nm', 'PstlAdr', 'Id']);
    const all = choices(debtor, 'en', true);
    expect(all.map(({ label }) => label)).toEqual(['Nm', 'PstlAdr', 'Id', 'CtryOfRes', 'CtctDtls']);
    expect(all[0]).toMatchObject({ isRequired: true, occurs: '1..1' });
    expect(all.map(({ outsideSubset }) => outsideSubset)).toEqual([undefined, undefined, undefined, mark, mark]);
  });

  it('includes one more than the subset allows', () => {
    const second = payment('<RmtInf><Ustrd>A</Ustrd>|</RmtInf>');
    expect(labels(second)).not.toContain('Ustrd');
    expect(choices(second, 'en', true).find(({ label }) => label === 'Ustrd')).toMatchObject({ outsideSubset: mark });
  });

  it('is not marked inside an element that is outside the subset itself', () =>
    expect(choices(payment('<IntrmyAgt1><|</IntrmyAgt1>')).map(({ outsideSubset }) => outsideSubset)).toEqual(
      labels(payment('<IntrmyAgt1><|</IntrmyAgt1>')).map(() => undefined),
    ));

  it('depends on the use of the message', () => {
    const originator = (code: string) =>
      order(`<TxInf><CxlRsnInf><Orgtr><|</Orgtr><Rsn><Cd>${code}</Cd></Rsn></CxlRsnInf></TxInf>`);
    expect(labels(originator('CUST'))).toEqual(['Nm']);
    expect(labels(originator('DUPL'))).toEqual(['Nm', 'Id']);
  });

  it('is everything where no subset is known', () => {
    const report = `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><GrpHdr><|`;
    expect(labels(report)).toEqual(labels(report, true));
    expect(labels(report)).toContain('MsgRcpt');
  });
});

describe('values to choose from', () => {
  const coded = (inside: string, showsAll = false) => choices(payment(inside), 'en', showsAll);

  it('are the codes of the definition, with what they mean', () => {
    const charges = coded('<ChrgBr>|</ChrgBr>', true);
    expect(charges.map(({ label, text }) => [label, text])).toContainEqual(['SHAR', 'Shared']);
    expect(labels(payment('<ChrgBr>|</ChrgBr>'), true).slice(0, 2)).toEqual(['SLEV', 'SHAR']);
    expect(applied(payment('<ChrgBr>SH|AR</ChrgBr>'), 'SLEV')).toContain('<ChrgBr>SLEV</ChrgBr>');
    expect(labels(payment('<ChrgBr>S|'))).toContain('SLEV');
  });

  it('are the codes of lists, those the scheme takes first', () => {
    const levels = coded('<PmtTpInf><SvcLvl><Cd>|</Cd></SvcLvl></PmtTpInf>', true);
    expect(levels[0]).toMatchObject({ label: 'SEPA', isOutside: false });
    expect(levels.find(({ label }) => label === 'URGP')).toMatchObject({ outsideSubset: mark });
    expect(coded('<Purp><Cd>|</Cd></Purp>').find(({ label }) => label === 'SALA')?.text).toBe('Salary');
  });

  it('say what they mean, also those that are chosen rarely', () => {
    const order = (inside: string) =>
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.09"><CstmrCdtTrfInitn><PmtInf>${inside}</PmtInf></CstmrCdtTrfInitn></Document>`;
    expect(choices(order('<PmtMtd>|</PmtMtd>')).every(({ text = '' }) => text !== '')).toBe(true);
    expect(choices(order('<PmtMtd>|</PmtMtd>'), 'fr').map(({ text }) => text)).toContain('Virement');
  });

  it('are what banks write every day, where the definition names no list', () => {
    const report = (inside: string) =>
      `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.08"><BkToCstmrStmt><Stmt>${inside}</Stmt></BkToCstmrStmt></Document>`;
    expect(labels(report('<Bal><Tp><CdOrPrtry><Cd>|</Cd></CdOrPrtry></Tp></Bal>')).slice(0, 2)).toEqual([
      'OPBD',
      'CLBD',
    ]);
    expect(choices(report('<Ntry><Sts><Cd>|</Cd></Sts></Ntry>'), 'de')[0]).toMatchObject({
      label: 'BOOK',
      text: 'Gebucht',
    });
  });

  it('are countries by their names, and currencies', () => {
    const [first] = coded('<Dbtr><PstlAdr><Ctry>|</Ctry></PstlAdr></Dbtr>');
    expect(first).toMatchObject({ label: 'AD', text: 'Andorra' });
    expect(labels(payment('<IntrBkSttlmAmt Ccy="|">1</IntrBkSttlmAmt>'))[0]).toBe('EUR');
    expect(applied(payment('<IntrBkSttlmAmt Ccy="|>1</IntrBkSttlmAmt>'), 'EUR')).toContain('Ccy="EUR>1');
  });

  it('are not given for plain texts, nor in comments', () => {
    expect(labels(payment('<Dbtr><Nm>|</Nm></Dbtr>'))).toEqual([]);
    expect(labels(payment('<!-- <| -->'))).toEqual([]);
  });
});

describe('attributes to choose from', () => {
  it('are the one an amount must have', () => {
    expect(applied(payment('<IntrBkSttlmAmt |>1</IntrBkSttlmAmt>'), 'Ccy')).toContain(
      `<IntrBkSttlmAmt Ccy="\${1:EUR}">`,
    );
    expect(labels(payment('<IntrBkSttlmAmt Ccy="EUR" |>1</IntrBkSttlmAmt>'))).toEqual([]);
    expect(labels(payment('<ChrgBr |>SLEV</ChrgBr>'))).toEqual([]);
  });

  it('are namespaces for a document', () => {
    expect(labels('<Document |></Document>')).toEqual(['xmlns']);
    expect(labels('<Document xmlns="|"></Document>')).toContain(namespace);
  });
});
