import type { ClaimCommand, ClaimEvent } from '@clearbench/contracts/user/claim-events';
import { specFor } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { claimDecider } from './claim-decider.ts';

const { given } = specFor(claimDecider);
const open = (claimId: string): ClaimCommand => ({ type: 'OpenClaim', data: { claimId }, at: '2026-11-20T08:00:00Z' });
const opened: ClaimEvent = { type: 'ClaimOpened', data: { claimId: 'one' } };

describe('claim of an installation', () => {
  it('gets its id at the first start', () => given().when(open('one')).emits(opened));
  it('keeps its id at each later start', () => given(opened).when(open('two')).emitsNothing());
});
