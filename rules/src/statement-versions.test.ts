import { messageDefinitions } from '@clearbench/iso20022/definitions/messages';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
import { camt052, camt053, camt054 } from '@clearbench/iso20022/samples/statements';
import { validate } from './testing/validate.fixture.ts';

const versionsOf = (name: string): readonly string[] =>
  messageDefinitions.map((definition) => definition.name).filter((version) => version.startsWith(`${name}.`));

/** The sample in another version: until version 6 the status is a code, until version 3 the net total is no element; version 1 has other names. */
const inVersion = (xml: string, version: string): string => {
  const number = Number(version.slice(-2));
  const withStatus = number < 7 ? xml.replace(/<Sts>\s*<Cd>(\w+)<\/Cd>\s*<\/Sts>/g, '<Sts>$1</Sts>') : xml;
  const net = /<TtlNetNtry>\s*<Amt>([\d.]+)<\/Amt>(\s*<CdtDbtInd>\w+<\/CdtDbtInd>)\s*<\/TtlNetNtry>/g;
  const withNet = number < 4 ? withStatus.replace(net, '<TtlNetNtryAmt>$1</TtlNetNtryAmt>$2') : withStatus;
  const first = withNet
    .replace(/<(\/?)(BkToCstmr\w+)>/g, '<$1$2V01>')
    .replace(/<CdOrPrtry>\s*(<Cd>\w+<\/Cd>)\s*<\/CdOrPrtry>/g, '$1');
  return (number === 1 ? first : withNet).replace(/camt\.05\d\.001\.\d\d/, version);
};

const rulesOf = (xml: string): readonly string[] =>
  validate(new TextEncoder().encode(xml), sctProfile)
    .validationMessages.map(({ ruleId }) => ruleId)
    .filter((id) => id.startsWith('B-'));

const balance = 'Stmt/Bal[2]/Amt';
const total = (element: string) => `${element}/TxsSummry/TtlNtries`;

describe('the rules of account statements', () => {
  it('know many versions of the messages', () => expect(versionsOf('camt.053').length).toBeGreaterThan(5));

  it.each(versionsOf('camt.053'))('check %s', (version) => {
    expect(rulesOf(inVersion(camt053(), version))).toEqual([]);
    expect(rulesOf(inVersion(camt053({ [balance]: '1.00' }), version))).toEqual(['B-01']);
    expect(rulesOf(inVersion(camt053({ [`${total('Stmt')}/TtlNetNtry/Amt`]: '1.00' }), version))).toEqual(['B-02']);
    // Version 1 has the details of an entry without NtryDtls.
    const ofDetails = version.endsWith('.01') ? camt053() : camt053({ 'Stmt/Ntry[2]/NtryDtls/Btch/NbOfTxs': '7' });
    expect(rulesOf(inVersion(ofDetails, version))).toEqual(version.endsWith('.01') ? [] : ['B-03']);
  });

  it.each(versionsOf('camt.052'))('check %s', (version) => {
    expect(rulesOf(inVersion(camt052(), version))).toEqual([]);
    expect(rulesOf(inVersion(camt052({ [`${total('Rpt')}/Sum`]: '1.00' }), version))).toEqual(['B-02']);
  });

  it.each(versionsOf('camt.054'))('check %s', (version) => {
    expect(rulesOf(inVersion(camt054(), version))).toEqual([]);
    expect(rulesOf(inVersion(camt054({ [`${total('Ntfctn')}/NbOfNtries`]: '7' }), version))).toEqual(['B-02']);
  });
});
