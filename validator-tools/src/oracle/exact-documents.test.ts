import { structureFindings } from '@clearbench/validator/testing/structure-findings.fixture';
import { minimalMessage, pacs008Namespace } from '@clearbench/xml/testing/minimal-message.fixture';
import { schemaOracle } from './schema-oracle.ts';

const oracle = schemaOracle('pacs.008.001.08');
afterAll(() => oracle.dispose());

const xsi = 'xmlns:xsi="http://www.w3.org/2001/XMLSchema-instance"';
const message = minimalMessage();
const inHeader = (text: string): string => message.replace('<GrpHdr>', () => `<GrpHdr>${text}`);
const onHeader = (attributes: string): string => message.replace('<GrpHdr>', () => `<GrpHdr ${attributes}>`);
const onId = (attributes: string): string => message.replace('<MsgId>', () => `<MsgId ${attributes}>`);
const onAmount = (attributes: string): string => message.replace('Ccy="EUR"', () => `Ccy="EUR" ${attributes}`);
const withEnvelope = (content: string): string =>
  message.replace(
    '</FIToFICstmrCdtTrf>',
    () => `<SplmtryData><Envlp>${content}</Envlp></SplmtryData></FIToFICstmrCdtTrf>`,
  );
const inner = message.slice(message.indexOf('<Document'));
const badInner = inner.replace('<ChrgBr>SLEV</ChrgBr>', '');
const everyPrefix = (prefix: string): string =>
  message.replace(/<(\/?)(?=[A-Z])/g, `<$1${prefix}:`).replace('xmlns=', `xmlns:${prefix}=`);

const right: Readonly<Record<string, string>> = {
  'comments and instructions between elements': inHeader('<!-- a --><?b c?>'),
  'comments and instructions around the document': `${message.replace('<Document', '<!-- a --><?b c?><Document')}<!-- d -->`,
  'blanks between elements, also as references': inHeader(' \n&#32;&#x9;&#xA;'),
  'a value in pieces': message.replace('>M1<', '><![CDATA[M]]><!-- a -->&#49;<?b c?>2<'),
  'a hint where the schema lies': onHeader(`${xsi} xsi:schemaLocation="urn:x x.xsd"`),
  'a hint for no namespace': onHeader(`${xsi} xsi:noNamespaceSchemaLocation="x.xsd"`),
  'the right type named': onId(`${xsi} xsi:type="Max35Text"`),
  'the right type named with a prefix': onId(`${xsi} xmlns:q="${pacs008Namespace}" xsi:type="q:Max35Text"`),
  'the right type of what has an attribute': onAmount(`${xsi} xsi:type="ActiveCurrencyAndAmount"`),
  'the right type of what holds elements': onHeader(`${xsi} xsi:type="GroupHeader93"`),
  'a prefix everywhere': everyPrefix('p'),
  'a prefix of letters beyond ASCII': everyPrefix('größe'),
  'a default namespace declared again': onHeader(`xmlns="${pacs008Namespace}"`),
  'prefixes declared and not used': onHeader('xmlns:a="urn:a" xmlns:b="urn:b"'),
  'a default namespace taken away above prefixes': everyPrefix('p').replace('<p:GrpHdr>', '<p:GrpHdr xmlns="">'),
  'a prefix for one element alone': message
    .replace('<MsgId>', `<q:MsgId xmlns:q="${pacs008Namespace}">`)
    .replace('</MsgId>', '</q:MsgId>'),
  'the other quotes': message.replace('Ccy="EUR"', "Ccy='EUR'"),
  'an element with no content, written short': message.replace('<Cdtr/>', '<Cdtr></Cdtr>'),
  'anything in an envelope': withEnvelope('<a xmlns="urn:a">text<b c="d"/>more</a>'),
  'anything of no namespace in an envelope': withEnvelope('<a xmlns=""/>'),
  'an element nobody declared in an envelope': withEnvelope('<MsgId a="b"><Nm/></MsgId>'),
  'a good document in an envelope': withEnvelope(inner),
  'a good document deep in an envelope': withEnvelope(`<a xmlns="urn:a"><b>${inner}</b></a>`),
};

const wrong: Readonly<Record<string, string>> = {
  'text between elements': inHeader('x'),
  'text between elements, in a section': inHeader('<![CDATA[x]]>'),
  'text between elements, as a reference': inHeader('&#120;'),
  'a blank that is none for XML': inHeader('\u00a0'),
  'a zero width blank': inHeader('\u200b'),
  'an element inside a value': message.replace('>M1<', '>M<MsgId>1</MsgId><'),
  'nil on what cannot be nil': onHeader(`${xsi} xsi:nil="false"`),
  'nil on a value': onId(`${xsi} xsi:nil="true"`),
  'another type named': onId(`${xsi} xsi:type="Max140Text"`),
  'a type nobody defines': onId(`${xsi} xsi:type="Nothing"`),
  'a type of another namespace': onId(`${xsi} xmlns:q="urn:q" xsi:type="q:Max35Text"`),
  'a type with a prefix nobody declared': onId(`${xsi} xsi:type="q:Max35Text"`),
  'a type of XML Schema itself': onId(`${xsi} xmlns:xs="http://www.w3.org/2001/XMLSchema" xsi:type="xs:string"`),
  'another hint of that namespace': onId(`${xsi} xsi:other="x"`),
  'a language': onId('xml:lang="en"'),
  'a way to treat blanks': onHeader('xml:space="preserve"'),
  'an attribute with a prefix in the message’s namespace': onAmount(`xmlns:q="${pacs008Namespace}" q:Ccy="EUR"`),
  'a default namespace taken away': onHeader('xmlns=""'),
  'a prefix bound to something else inside': everyPrefix('p').replace('<p:MsgId>', '<p:MsgId xmlns:p="urn:p">'),
  'an element of another namespace': message.replace('<MsgId>', '<MsgId xmlns="urn:x">'),
  'an empty envelope': withEnvelope(''),
  'text alone in an envelope': withEnvelope('text'),
  'text beside the element in an envelope': withEnvelope('text<a xmlns="urn:a"/>'),
  'two elements in an envelope': withEnvelope('<a xmlns="urn:a"/><b xmlns="urn:b"/>'),
  'a bad document in an envelope': withEnvelope(badInner),
  'a bad document deep in an envelope': withEnvelope(`<a xmlns="urn:a"><b>${badInner}</b></a>`),
};

const judged = (xml: string) => ({ ours: structureFindings(xml).length === 0, theirs: oracle.accepts(xml) });

/** Where XML Schema sees no difference, and libxml2 does. */
const finer: Readonly<Record<string, string>> = {
  'blanks in a section': inHeader('<![CDATA[ \n ]]>'),
  'an empty section': inHeader('<![CDATA[]]>'),
  'blanks around the name of a type': onId(`${xsi} xsi:type=" Max35Text "`),
};

describe('documents', () => {
  it.each(Object.entries(right))('are right with %s', (_, xml) => {
    expect(judged(xml)).toEqual({ ours: true, theirs: true });
  });

  it.each(Object.entries(wrong))('are wrong with %s', (_, xml) => {
    expect(judged(xml)).toEqual({ ours: false, theirs: false });
  });

  it.each(Object.entries(finer))('are right with %s, whatever libxml2 says', (_, xml) => {
    expect(structureFindings(xml)).toEqual([]);
  });
});
