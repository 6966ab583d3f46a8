import { exportXsd } from '../export-xsd.ts';
import { pacs008 } from '../rules/samples/pacs-008.ts';
import { sctProfile } from '../rules/samples/profiles.ts';
import { validate } from '../validate.ts';
import { readXsd } from './read-xsd.ts';

const bytesOf = (text: string) => new TextEncoder().encode(text);
const message = 'pacs.008.001.08';
const exported = exportXsd(message) ?? '';

const found = (xsd: string, text: string): readonly string[] => {
  const read = readXsd(bytesOf(xsd), message);
  if (!('structure' in read)) throw new Error(JSON.stringify(read.fault));
  const structure = { ...read.structure, sha256: `${xsd.length}` };
  const { validationMessages } = validate(bytesOf(text), {
    ...sctProfile,
    formats: { [message]: { severities: {}, structure } },
  });
  return validationMessages.map(({ textKey, path }) => `${textKey} ${path.replace(/.*\//, '')}`);
};

describe('a structure of administrators', () => {
  it('finds what ours finds when it is ours', () => {
    expect(found(exported, pacs008())).toEqual([]);
    expect(found(exported, pacs008({ 'GrpHdr/MsgId': 'x'.repeat(36) }))).toEqual(['finding.T-03.maxLength MsgId']);
  });

  it('is what a message is checked against', () => {
    const shorter = exported.replace(
      /(<xs:simpleType name="Max35Text">[\s\S]*?maxLength value=")35/,
      (_, before: string) => `${before}5`,
    );
    expect(found(shorter, pacs008())).toContain('finding.T-03.maxLength MsgId');
  });

  it('may name elements no other message has', () => {
    const wider = exported.replace(
      /<xs:element name="BtchBookg"/,
      '<xs:element name="NeverHeardOf" type="Max35Text"/>\n    <xs:element name="BtchBookg"',
    );
    expect(found(wider, pacs008()).join()).toContain('finding.T-03.');
    const text = pacs008().replace(/<NbOfTxs>/, '<NeverHeardOf>here</NeverHeardOf><NbOfTxs>');
    expect(found(wider, text)).toEqual([]);
    expect(validate(bytesOf(text), sctProfile).validationSummary.valid).toBe(false);
  });
});
