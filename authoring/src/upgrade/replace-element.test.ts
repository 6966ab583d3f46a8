import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { validate } from '@clearbench/validator/validate';
import { applyProposal, replaceElement } from './replace-element.ts';
import { upgradeText } from './upgrade-text.ts';

const address = '<PstlAdr><Ctry>DE</Ctry><AdrLine>Hauptstr. 1</AdrLine><AdrLine>10117 Berlin</AdrLine></PstlAdr>';
const older = pacs008({}, '2019').replace('<Nm>Anna Beispiel</Nm>', `<Nm>Anna</Nm>${address}`);
const { text, findings } = upgradeText(older, { scheme: 'sct', rbVersion: '2025' });
const { path = '', proposal = '' } = findings[0] ?? {};

/** The findings on addresses of a payment that settles after the end of unstructured addresses. */
const addressFindings = (xml: string): string[] =>
  validate(new TextEncoder().encode(xml.replace(/<IntrBkSttlmDt>[^<]*/, '<IntrBkSttlmDt>2026-12-01')), {
    ...sctProfile,
    rbVersion: '2025',
  })
    .validationMessages.filter(({ severity, ruleId }) => severity !== 'Info' && ruleId.startsWith('A-'))
    .map(({ ruleId }) => ruleId);

describe('the proposal of an upgrade', () => {
  it('replaces the address, after which the rules about addresses have no finding', () => {
    expect(addressFindings(text)).not.toEqual([]);
    const applied = applyProposal(text, path, proposal);
    expect(applied?.removed).toBe(address);
    expect(applied?.text).toContain('<TwnNm>Berlin</TwnNm>');
    expect(addressFindings(applied?.text ?? '')).toEqual([]);
  });

  it('is undone by the element that it replaced', () => {
    const applied = applyProposal(text, path, proposal);
    expect(replaceElement(applied?.text ?? '', path, applied?.removed ?? '')?.text).toBe(text);
  });

  it('has the prefix and the layout of the text', () => {
    const written = '<p:A>\n  <p:PstlAdr>\n    <p:Ctry>DE</p:Ctry>\n  </p:PstlAdr>\n</p:A>';
    expect(applyProposal(written, '/A/PstlAdr', '<PstlAdr><TwnNm>B</TwnNm><Ctry>DE</Ctry></PstlAdr>')?.text).toBe(
      '<p:A>\n  <p:PstlAdr>\n    <p:TwnNm>B</p:TwnNm>\n    <p:Ctry>DE</p:Ctry>\n  </p:PstlAdr>\n</p:A>',
    );
  });

  it('replaces nothing where the text has no such element, or no end of it', () => {
    expect(applyProposal(text, '/Document/Nothing', proposal)).toBeUndefined();
    expect(applyProposal('<A><PstlAdr><Ctry>DE', '/A/PstlAdr', proposal)).toBeUndefined();
    expect(replaceElement('<A><B/></A>', '/A/B', '<B>1</B>')).toEqual({ text: '<A><B>1</B></A>', removed: '<B/>' });
  });
});
