import { minimalMessage } from '@clearbench/xml/testing/minimal-message.fixture';
import { formEdit } from './form-edit.ts';
import { changed } from './testing/form.fixture.ts';

const text = minimalMessage();

/** The lines that differ, as `-old` and `+new`. */
const difference = (before: string, after: string): readonly string[] => {
  const [old, now] = [before.split('\n'), after.split('\n')];
  let same = 0;
  while (same < old.length && old[same] === now[same]) same++;
  let alike = 0;
  while (alike < Math.min(old.length, now.length) - same && old.at(-1 - alike) === now.at(-1 - alike)) alike++;
  return [
    ...old.slice(same, old.length - alike).map((line) => `-${line}`),
    ...now.slice(same, now.length - alike).map((line) => `+${line}`),
  ];
};

const value = (path: string, to: string, from = text) => changed(from, { kind: 'value', path, value: to });

describe('setting a value', () => {
  it('changes the value and nothing else', () =>
    expect(difference(text, value('/EndToEndId', 'Q-17'))).toEqual([
      '-        <EndToEndId>E1</EndToEndId>',
      '+        <EndToEndId>Q-17</EndToEndId>',
    ]));

  it('writes what XML wants written otherwise', () => {
    const typedValue = 'A & B <c> ]]> "\u0001';
    expect(value('/Dbtr/Nm', typedValue)).toContain('<Nm>A &amp; B &lt;c> ]]&gt; "</Nm>');
  });

  it('keeps comments inside the value, sections, and blanks around dates', () => {
    expect(value('/Nm', 'Bo', text.replace('Anna', 'An<!-- who -->na'))).toContain('<Nm>Bo<!-- who --></Nm>');
    expect(value('/Nm', 'A&B', text.replace('Anna', '<![CDATA[Anna]]>'))).toContain('<Nm><![CDATA[A&B]]></Nm>');
    const blanks = text.replace('2025-10-16', ' \n 2025-10-16 ');
    expect(value('/IntrBkSttlmDt', '2025-10-17', blanks)).toBe(blanks.replace('10-16', '10-17'));
  });

  it('opens an element that closed itself', () =>
    expect(value('/Nm', 'Bo', text.replace('<Nm>Anna</Nm>', '<Nm />'))).toContain('<Nm >Bo</Nm>'));

  it('puts a required element that is missing where it belongs', () => {
    const without = text.replace(
      '      <PmtId>\n        <EndToEndId>E1</EndToEndId>\n',
      '      <PmtId>\n        <TxId>T</TxId>\n',
    );
    expect(difference(without, value('/EndToEndId', 'E9', without))).toEqual(['+        <EndToEndId>E9</EndToEndId>']);
  });

  it('never touches what looks like an element in a comment', () => {
    const commented = text.replace('<Dbtr>', '<!-- <Nm>Anna</Nm> --><Dbtr>');
    expect(value('/Nm', 'Bo', commented)).toBe(commented.replace('<Dbtr><Nm>Anna', '<Dbtr><Nm>Bo'));
  });
});

describe('a currency', () => {
  const currency = (from: string) => changed(from, { kind: 'attribute', path: '/IntrBkSttlmAmt', value: 'CHF' });

  it('is set at its place', () => {
    expect(currency(text)).toBe(text.replace('"EUR"', '"CHF"'));
    const other = text.replace('Ccy="EUR"', `x=' Ccy="USD"' Ccy='EUR'`);
    expect(currency(other)).toBe(other.replace("'EUR'", "'CHF'"));
  });

  it('is put in where it is missing', () =>
    expect(currency(text.replace(' Ccy="EUR"', ''))).toBe(text.replace('"EUR"', '"CHF"')));
});

describe('adding', () => {
  const add = (path: string, tag: string, from = text) => changed(from, { kind: 'add', path, tag });

  it('follows the order of the model and the lines of the neighbours', () => {
    expect(difference(text, add('/PmtId', 'InstrId'))).toEqual(['+        <InstrId></InstrId>']);
    expect(difference(text, add('/PmtId', 'UETR')).at(-1)).toBe('+        <UETR></UETR>');
    expect(add('/PmtId', 'TxId')).toContain('</EndToEndId>\n        <TxId></TxId>\n      </PmtId>');
  });

  it('brings what must be in it, of choices the usual way', () =>
    expect(difference(text, add('/CdtTrfTxInf[1]', 'CdtrAcct'))).toEqual([
      '+      <CdtrAcct>',
      '+        <Id>',
      '+          <IBAN></IBAN>',
      '+        </Id>',
      '+      </CdtrAcct>',
    ]));

  it('stays in the line where all stand in one', () => {
    const line = text.replace(/\n\s*/g, '');
    expect(add('/PmtId', 'TxId', line)).toContain('</EndToEndId><TxId></TxId></PmtId>');
  });

  it('opens an empty element', () => {
    expect(add('/CdtrAgt/FinInstnId', 'BICFI')).toContain(
      '<CdtrAgt><FinInstnId><BICFI></BICFI></FinInstnId></CdtrAgt>',
    );
    const lines = text.replace(
      '<CdtrAgt><FinInstnId/></CdtrAgt>',
      '<CdtrAgt>\n        <FinInstnId/>\n      </CdtrAgt>',
    );
    expect(add('/CdtrAgt/FinInstnId', 'BICFI', lines)).toContain(
      '<FinInstnId>\n          <BICFI></BICFI>\n        </FinInstnId>',
    );
  });

  it('uses the prefix of its parent and the ends of the lines', () => {
    const prefixed = text
      .replace(/<(\/?)(?=[A-Z])/g, '<$1p:')
      .replace('xmlns=', 'xmlns:p=')
      .replaceAll('\n', '\r\n');
    expect(add('/PmtId', 'TxId', prefixed)).toContain('</p:EndToEndId>\r\n        <p:TxId></p:TxId>\r\n');
  });

  it('leaves a comment with the line it speaks of', () => {
    const commented = text.replace('</EndToEndId>', '</EndToEndId> <!-- ours -->');
    expect(add('/PmtId', 'TxId', commented)).toContain('<!-- ours -->\n        <TxId></TxId>\n');
  });
});

describe('choosing another way', () => {
  it('replaces the one that was taken', () => {
    const other = changed(text, { kind: 'choose', path: '/DbtrAcct/Id', tag: 'Othr' });
    expect(other).toContain('<DbtrAcct><Id><Othr><Id>');
    expect(changed(text, { kind: 'choose', path: '/DbtrAcct/Id', tag: 'IBAN' })).toBe(text);
  });

  it('keeps a value that may stand there, too', () => {
    const purpose = text.replace('</CdtTrfTxInf>', '<Purp><Cd>SALA</Cd></Purp></CdtTrfTxInf>');
    expect(changed(purpose, { kind: 'choose', path: '/Purp', tag: 'Prtry' })).toContain(
      '<Purp><Prtry>SALA</Prtry></Purp>',
    );
  });
});

describe('taking out', () => {
  it('takes the line along, where it is alone on it', () => {
    const more = text.replace('<EndToEndId>', '<InstrId>I</InstrId> <!-- ours -->\n        <EndToEndId>');
    expect(changed(more, { kind: 'remove', path: '/InstrId' })).toContain('<PmtId>\n         <!-- ours -->\n');
    const alone = more.replace(' <!-- ours -->', '');
    expect(changed(alone, { kind: 'remove', path: '/InstrId' })).toBe(text);
    expect(changed(text, { kind: 'remove', path: '/DbtrAcct' })).not.toContain('\n\n');
  });
});

describe('another one', () => {
  it('that is a transaction has its number', () => {
    const path = '/Document/FIToFICstmrCdtTrf/CdtTrfTxInf[1]';
    expect(formEdit(text, { kind: 'copy', path })).toMatchObject({ transaction: 2 });
    expect(formEdit(text, { kind: 'add', path: `${path}/PmtId`, tag: 'TxId' })).not.toHaveProperty('transaction');
  });

  it('follows the last of its like, also those that are not in the form', () => {
    const again = changed(text, { kind: 'copy', path: '/CdtTrfTxInf[1]' });
    expect(again.match(/\n {4}<CdtTrfTxInf>/g)).toHaveLength(2);
    const third = changed(again.replace('E1', 'E0'), { kind: 'repeat', path: '/CdtTrfTxInf[1]' });
    expect(third.match(/\n {4}<CdtTrfTxInf>/g)).toHaveLength(3);
    expect(third.indexOf('<EndToEndId></EndToEndId>')).toBeGreaterThan(third.indexOf('>E1<'));
  });

  it('of something else goes behind all transactions', () => {
    const two = changed(text, { kind: 'copy', path: '/CdtTrfTxInf[1]' });
    const more = changed(two, { kind: 'add', path: '/FIToFICstmrCdtTrf', tag: 'SplmtryData' });
    expect(more.indexOf('<SplmtryData>')).toBeGreaterThan(more.lastIndexOf('</CdtTrfTxInf>'));
  });
});
