/** Message versions of 2019 and their equivalents in rulebooks 2019 and 2021. */
const versions: Readonly<Record<string, string>> = {
  'pacs.008.001.08': 'pacs.008.001.02',
  'pacs.004.001.09': 'pacs.004.001.02',
  'camt.056.001.08': 'camt.056.001.01',
  'camt.029.001.09': 'camt.029.001.03',
  'pacs.028.001.03': 'pacs.028.001.01',
};

/** Codes that the schema lists for a recall and its refusal; all others are proprietary. */
const listed: Readonly<Record<string, readonly string[]>> = {
  CxlRsnInf: ['CUST', 'DUPL', 'AGNT', 'CURR', 'UPAY', 'CUTA'],
  CxlStsRsnInf: ['LEGL', 'AGNT', 'CUST'],
};

const reasonsListed = (xml: string): string =>
  xml.replace(
    /<(CxlRsnInf|CxlStsRsnInf)>(<Orgtr>.*?<\/Orgtr>)<Rsn><Cd>(\w+)<\/Cd>/g,
    (found, name: string, originator: string, code: string) =>
      listed[name]?.includes(code) ? found : `<${name}>${originator}<Rsn><Prtry>${code}</Prtry>`,
  );

/** A return has the original's date only in the reference, and charges name a party. */
const returnSpelt = (xml: string): string =>
  xml
    .replace(
      /(<OrgnlIntrBkSttlmDt>)([\d-]+)<\/OrgnlIntrBkSttlmDt>(.*?)<\/TxInf>/g,
      (_, _tag, date: string, rest: string) =>
        `${rest.replace('<OrgnlTxRef>', `<OrgnlTxRef><IntrBkSttlmDt>${date}</IntrBkSttlmDt>`)}</TxInf>`,
    )
    .replace(/(<ChrgsInf>.*?)<Agt>(.*?)<\/Agt>/g, '$1<Pty>$2</Pty>');

/** An R-message sample in the spelling of rulebooks 2019 and 2021. */
export const in2009 = (xml: string): string => {
  const named = xml.replace(/[a-z]{4}\.\d{3}\.001\.\d{2}/g, (name) => versions[name] ?? name);
  // The status request has the element names of a later generation.
  const spelt = named.includes('xsd:pacs.028')
    ? named
    : named.replaceAll('BICFI>', 'BIC>').replaceAll('AnyBIC>', 'BICOrBEI>');
  return spelt.includes('xsd:pacs.004') ? returnSpelt(spelt) : reasonsListed(spelt);
};
