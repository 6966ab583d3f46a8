import { everyRoute } from '@clearbench/contracts/every-route';
import { readFromRoot } from '../house/source-files.ts';
import { clientAddresses, clientTypes } from './client-types.ts';

describe('generated parts of the client', () => {
  it('are those of the contracts; `npm run docs` writes them', () => {
    expect(readFromRoot('client/src/generated/calls.ts')).toBe(clientTypes());
    expect(readFromRoot('client/src/generated/addresses.ts')).toBe(clientAddresses());
  });

  it('contain every call that a token opens, and no call of sessions only', () => {
    const addresses = clientAddresses();
    for (const { name, scope } of everyRoute)
      expect([name, addresses.includes(`\n  ${name}: [`)]).toEqual([name, scope !== 'none']);
  });
});
