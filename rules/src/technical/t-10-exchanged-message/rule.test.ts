import { ruleSpec } from '../../testing/rule-spec.ts';
import { rule } from './rule.ts';

/** An empty message: its structure is wrong, but the rule looks at the namespace only. */
const messageOf = (name: string, root: string): string =>
  `<Document xmlns="urn:iso:std:iso:20022:tech:xsd:${name}"><${root}></${root}></Document>`;
const transfer = (version: string): string => messageOf(`pacs.008.001.${version}`, 'FIToFICstmrCdtTrf');
const own = { sha256: 'a', root: { name: 'Bill', type: 'Bill' }, notation: 'Bill\n', namespace: 'urn:acme' };

describe('T-10: Message of the scheme and rulebook', () => {
  const { accepts, reports } = ruleSpec(rule);

  it('accepts the version of the rulebook', () => {
    accepts(transfer('08'));
    accepts(transfer('02'), { rbVersion: '2021' });
  });

  it('names the version of the rulebook, and the rulebooks of this version', () =>
    reports(transfer('02'), {
      variant: 'rulebookInstead',
      value: 'pacs.008.001.02',
      expected: 'pacs.008.001.08',
      params: { message: 'pacs.008.001.02', rbVersion: '2025', instead: 'pacs.008.001.08', rulebooks: '2019, 2021' },
    }));

  it('names the rulebooks of a message that this one does not have', () =>
    reports(
      messageOf('camt.052.001.08', 'BkToCstmrAcctRpt'),
      { variant: 'rulebook', params: { message: 'camt.052.001.08', rulebooks: '2023, 2025' } },
      { rbVersion: '2021' },
    ));

  it('names the schemes of a message of other schemes', () =>
    reports(messageOf('pacs.003.001.08', 'FIToFICstmrDrctDbt'), {
      variant: 'scheme',
      params: { message: 'pacs.003.001.08', schemes: 'SDD Core, SDD B2B', scheme: 'SCT', rulebooks: '2023, 2025' },
    }));

  it('names the version that is used in place of one that no rulebook uses', () =>
    reports(transfer('09'), {
      variant: 'versionInstead',
      expected: 'pacs.008.001.08',
      params: { message: 'pacs.008.001.09', instead: 'pacs.008.001.08', scheme: 'SCT', rbVersion: '2025' },
    }));

  it('names the versions that other schemes use', () =>
    reports(messageOf('pacs.003.001.05', 'FIToFICstmrDrctDbt'), {
      variant: 'version',
      params: {
        versions: 'pacs.003.001.02 (SDD Core, SDD B2B; 2019, 2021), pacs.003.001.08 (SDD Core, SDD B2B; 2023, 2025)',
      },
    }));

  it('reports a message that no scheme exchanges', () =>
    reports(messageOf('pacs.009.001.08', 'FICdtTrf'), { variant: 'nowhere', params: { message: 'pacs.009.001.08' } }));

  it('accepts a format that an administrator added, and reports it where the environment does not accept it', () => {
    const bill = '<Bill xmlns="urn:acme"></Bill>';
    const format = { severities: {}, structure: own };
    accepts(bill, { formats: { 'acme.bill': format } });
    reports(
      bill,
      { variant: 'notAccepted', path: '', params: { message: 'acme.bill', rbVersion: '2025' } },
      {
        formats: { 'acme.bill': { ...format, isAccepted: false } },
      },
    );
  });
});
