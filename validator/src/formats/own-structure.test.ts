import { exportXsd } from '@clearbench/iso20022/export-xsd';
import { pacs008 } from '@clearbench/iso20022/samples/pacs-008';
import { sctProfile } from '@clearbench/iso20022/samples/profiles';
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

  describe('of a message of one’s own', () => {
    const schema = `<xs:schema xmlns:xs="http://www.w3.org/2001/XMLSchema" targetNamespace="urn:acme" xmlns="urn:acme" elementFormDefault="qualified">
<xs:element name="Order"><xs:complexType><xs:sequence><xs:element name="Day" type="xs:date"/></xs:sequence></xs:complexType></xs:element></xs:schema>`;
    const check = (xsd: string, text: string) => {
      const read = readXsd(bytesOf(xsd), 'acme.order');
      if (!('structure' in read)) throw new Error(JSON.stringify(read.fault));
      const structure = { ...read.structure, sha256: `own ${xsd}` };
      const formats = { 'acme.order': { severities: {}, structure } };
      const { validationSummary, validationMessages } = validate(bytesOf(text), { ...sctProfile, formats });
      return [validationSummary.messageType, ...validationMessages.map(({ textKey, path }) => `${textKey} ${path}`)];
    };
    const order = (inner: string) => `<o:Order xmlns:o="urn:acme">${inner}</o:Order>`;

    it('is recognised by root and namespace', () => {
      expect(check(schema, order('<o:Day>2026-01-01</o:Day>'))).toEqual(['acme.order']);
      expect(check(schema, order('<o:Day>soon</o:Day>'))).toEqual(['acme.order', 'finding.T-03.date /Order/Day']);
      expect(check(schema, '<Other xmlns="urn:acme"/>')).toEqual(['acme.order', 'finding.T-02.root /Other']);
    });

    it('finds nothing of its own where it is a sketch, but has rules looked at', () => {
      const beyond = schema.replaceAll('xs:sequence', 'xs:all');
      expect(check(beyond, order('<o:Day a="b">soon</o:Day><o:Gone/>'))).toEqual(['acme.order']);
      expect(check(beyond, order('<o:Day>\u0141</o:Day>')).join()).toContain('finding.T-05');
    });
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
