import { faultsOf } from './faults-of.ts';
import { inputsOf } from './inputs.ts';

/** The script makes 200,000 of them. */
const [seed, inputs] = [1, 500];

describe('damaged texts', () => {
  it('cause no fault in any reader, in pieces of any length', () => {
    const inputOf = inputsOf(seed);
    for (let number = 0; number < inputs; number++)
      expect({ number, faults: faultsOf(inputOf(number), seed + number) }).toEqual({ number, faults: [] });
  });

  it('are the same for the same seed and number', () => {
    const [one, other] = [inputsOf(seed), inputsOf(seed)];
    one(3);
    expect(one(47)).toEqual(other(47));
    expect(one(48)).not.toEqual(other(47));
  });
});
