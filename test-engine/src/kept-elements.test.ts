import { clearFile } from './clear-file.ts';
import type { ClearingInput } from './clearing-input.ts';
import { inputOf, sampleNow } from './testing/clearing-input.fixture.ts';
import { creditTransferXml, textOf } from './testing/credit-transfer.fixture.ts';
import { directDebitXml } from './testing/direct-debit.fixture.ts';
import { errorsIn, errorsInAnswers, rulebooks, versionUnder } from './testing/errors-in.fixture.ts';
import { in2009 } from './testing/in-2009.fixture.ts';
import { recallXml } from './testing/r-messages.fixture.ts';

type RbVersion = ClearingInput['rbVersion'];

const addressUnder = (rbVersion: RbVersion, country: string, place: string): string =>
  rbVersion === '2025'
    ? `<PstlAdr><TwnNm>${place}</TwnNm><Ctry>${country}</Ctry></PstlAdr>`
    : `<PstlAdr><Ctry>${country}</Ctry><AdrLine>${place}</AdrLine></PstlAdr>`;

const partiesUnder = (rbVersion: RbVersion) => ({
  debtor: `${addressUnder(rbVersion, 'DE', 'Berlin')}<Id><OrgId><Othr><Id>ORG-4711</Id></Othr></OrgId></Id>`,
  creditor: `${addressUnder(rbVersion, 'FR', 'Paris')}<Id><PrvtId><Othr><Id>PERSON-7</Id></Othr></PrvtId></Id>`,
});
const structured =
  '<RmtInf><Strd><CdtrRefInf><Tp><CdOrPrtry><Cd>SCOR</Cd></CdOrPrtry><Issr>ISO</Issr></Tp><Ref>RF18539007547034</Ref></CdtrRefInf></Strd></RmtInf>';

/** A payment with elements that the checks of the clearing do not read. */
const detailed = (xml: string, rbVersion: RbVersion): string => {
  return withDetails(xml, partiesUnder(rbVersion));
};

type Parties = ReturnType<typeof partiesUnder>;

const withDetails = (xml: string, { debtor, creditor }: Parties): string =>
  xml
    .replace('<Nm>Ada Debtor</Nm>', `<Nm>Ada Debtor</Nm>${debtor}`)
    .replace('<Nm>Carl Creditor &amp; Co</Nm>', `<Nm>Carl Creditor &amp; Co</Nm>${creditor}`)
    .replace(/\s*<RmtInf>.*<\/RmtInf>/, `<Purp><Cd>SALA</Cd></Purp>${structured}`);

const transferWith = (command: string, rbVersion: RbVersion, changes: Partial<ClearingInput> = {}): ClearingInput => {
  const { scheme = 'sct' } = changes;
  const transfers = [{ endToEndId: command }];
  const xml = detailed(creditTransferXml({ version: versionUnder(rbVersion), scheme, transfers }), rbVersion)
    .replace('<Dbtr>', '<UltmtDbtr><Nm>Ursula Behind</Nm></UltmtDbtr><Dbtr>')
    .replace('<Purp>', '<UltmtCdtr><Nm>Uwe Beyond</Nm></UltmtCdtr><Purp>')
    .replace(/(<PmtTpInf>.*)(<\/PmtTpInf>)/, '$1<CtgyPurp><Cd>SUPP</Cd></CtgyPurp>$2');
  return inputOf(xml, { rbVersion, ...changes });
};

/** Parties of a collection: the creditor has the creditor identifier, so its party has no identification. */
const collectionParties: Parties = {
  ...partiesUnder('2023'),
  creditor: addressUnder('2023', 'FR', 'Paris'),
};

const collectionWith = (command: string): ClearingInput => {
  const amendment =
    '<AmdmntInd>true</AmdmntInd><AmdmntInfDtls><OrgnlMndtId>OLD-MANDATE</OrgnlMndtId></AmdmntInfDtls></MndtRltdInf>';
  const xml = withDetails(directDebitXml({ transfers: [{ endToEndId: command }] }), collectionParties)
    .replace('</MndtRltdInf>', amendment)
    .replace('<Dbtr>', '<UltmtCdtr><Nm>Uwe Beyond</Nm></UltmtCdtr><Dbtr>')
    .replace('<Purp>', '<UltmtDbtr><Nm>Ursula Behind</Nm></UltmtDbtr><Purp>');
  return inputOf(xml, { rbVersion: '2023', scheme: 'core' });
};

/** The answers of a message type without white space between elements. */
const answersOf = (input: ClearingInput, messageName: string): readonly string[] => {
  expect(errorsIn(input.bytes, input, sampleNow)).toEqual([]);
  const result = clearFile(input);
  expect(errorsInAnswers(result, input)).toEqual([]);
  return result.answers
    .filter(({ answer }) => answer.messageType.startsWith(messageName))
    .map(({ bytes }) => textOf(bytes).replace(/>\s+</g, '><'));
};

const answerOf = (input: ClearingInput, messageName: string): string => {
  const [answer, ...others] = answersOf(input, messageName);
  expect(others).toEqual([]);
  return answer ?? '';
};

const detailsUnder = (rbVersion: RbVersion, parties = partiesUnder(rbVersion)): readonly string[] => [
  ...Object.values(parties),
  structured,
  'Ursula Behind',
  'Uwe Beyond',
];
const expectDetails = (answer: string, expected: readonly string[]): void =>
  expect(expected.filter((one) => !answer.includes(one))).toEqual([]);

describe.each(rulebooks)('under rulebook %s', (rbVersion) => {
  const details = detailsUnder(rbVersion);

  it('a delivered payment has all elements of the mirrored one, with the parties exchanged', () => {
    const incoming = answerOf(transferWith('SIM:MIRROR', rbVersion), 'pacs.008');
    expectDetails(incoming, [...details, '<Purp><Cd>SALA</Cd></Purp>', '<CtgyPurp><Cd>SUPP</Cd></CtgyPurp>']);
    expect(incoming).toContain(`<Dbtr><Nm>Carl Creditor &amp; Co</Nm>${partiesUnder(rbVersion).creditor}</Dbtr>`);
    expect(incoming).toContain('<UltmtDbtr><Nm>Uwe Beyond</Nm></UltmtDbtr>');
  });

  it.each(['sct', 'inst'] as const)('the reference to an original of %s has its elements in a recall', (scheme) => {
    const recall = answerOf(transferWith('SIM:RCLL(DUPL,+1D)', rbVersion, { scheme }), 'camt.056');
    expectDetails(recall.slice(recall.indexOf('<OrgnlTxRef>')), details);
  });

  it('several delivered payments have their own payment type', () => {
    const xml = textOf(transferWith('SIM:MIRROR(2)', rbVersion).bytes);
    const incoming = answerOf(inputOf(xml, { rbVersion }), 'pacs.008');
    expect(incoming.split('<CtgyPurp><Cd>SUPP</Cd></CtgyPurp>')).toHaveLength(3);
  });

  it('the reference to an original has its elements in a return', () => {
    const returned = answerOf(transferWith('SIM:RTRN(AC04,+1D)', rbVersion), 'pacs.004');
    expectDetails(returned.slice(returned.indexOf('<OrgnlTxRef>')), details);
  });

  it.each([
    ['camt.029', 'SIM:RECALL-NO(CUST)'],
    ['pacs.004', 'SIM:RECALL-OK'],
  ])('the reference to an original has its elements in the answer %s to a recall', (messageName, command) => {
    const { bytes } = transferWith(command, rbVersion);
    const original = { bytes, messageType: `pacs.008.001.${versionUnder(rbVersion)}` };
    const asked = recallXml([{}]);
    const xml = rbVersion < '2023' ? in2009(asked) : asked;
    expectDetails(answerOf(inputOf(xml, { rbVersion, original }), messageName), details);
  });
});

describe('direct debits', () => {
  const amendment = '<OrgnlMndtId>OLD-MANDATE</OrgnlMndtId>';

  it('the amendment and the parties are in a return', () => {
    const returned = answerOf(collectionWith('SIM:RTRN(AC04,+1D)'), 'pacs.004');
    expectDetails(returned, [...detailsUnder('2023', collectionParties), amendment]);
  });

  it('the amendment and the parties are in a mirrored collection; its creditor has no identification', () => {
    const mirrored = answerOf(collectionWith('SIM:MIRROR'), 'pacs.003');
    const parties = { ...collectionParties, debtor: addressUnder('2023', 'DE', 'Berlin') };
    expectDetails(mirrored, [...detailsUnder('2023', parties), amendment]);
    expect(mirrored).not.toContain('ORG-4711');
  });
});

describe.each(rulebooks)('a payment to a Swiss bank under rulebook %s', (rbVersion) => {
  it('is delivered back with an address of its debtor', () => {
    const version = versionUnder(rbVersion);
    const transfers = [{ remittance: 'SIM:MIRROR', creditorBic: 'ZYBBCHZ0XXX', creditorIban: 'CH9300762011623852957' }];
    const address =
      rbVersion === '2025' ? '<TwnNm>Berlin</TwnNm><Ctry>DE</Ctry>' : '<Ctry>DE</Ctry><AdrLine>Berlin</AdrLine>';
    const xml = creditTransferXml({ version, transfers }).replace(
      '<Nm>Ada Debtor</Nm>',
      `<Nm>Ada Debtor</Nm><PstlAdr>${address}</PstlAdr>`,
    );
    expect(answerOf(inputOf(xml, { rbVersion }), 'pacs.008')).toMatch(/<Dbtr><Nm>Carl[^<]*<\/Nm><PstlAdr>.*<Ctry>CH/);
  });
});
