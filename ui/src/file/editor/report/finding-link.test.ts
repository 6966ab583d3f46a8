import { readAddress } from '../page/page-address.ts';
import { findingLink } from './finding-link.ts';

describe('the link to a finding', () => {
  it('opens the report of the file and names the finding, whatever its path', () => {
    const name = 'P-07@/Document/A & B/CdtTrfTxInf[2]/X~2';
    const link = new URL(findingLink({ origin: 'https://bench.example', pathname: '/file/f1' }, name));
    expect(link.origin + link.pathname).toBe('https://bench.example/file/f1');
    expect(readAddress(link.searchParams)).toMatchObject({ tab: 'report', finding: name });
  });
});
