import { bbanStructures } from '../identifiers/iban-registry.ts';
import { isBicCountry, isCountryCode } from './iso-countries.ts';
import { inSepaSince, isInSepa, isSepaOutsideEea } from './sepa-countries.ts';

describe('countries', () => {
  it('of the IBAN registry are ISO countries and in SEPA one day', () => {
    for (const country of Object.keys(bbanStructures)) {
      expect([country, isCountryCode(country), inSepaSince(country)]).toEqual([country, true, expect.any(String)]);
    }
  });

  it('join SEPA on a day', () => {
    expect(isInSepa('DE', '2019-01-01')).toBe(true);
    expect([isInSepa('AL', '2025-10-04'), isInSepa('AL', '2025-10-05')]).toEqual([false, true]);
    expect(isInSepa('US', '2030-01-01')).toBe(false);
  });

  it('are outside the EEA or not', () => {
    expect(['CH', 'GB', 'GI', 'JE', 'AL'].map((country) => isSepaOutsideEea(country))).toEqual([
      true,
      true,
      true,
      true,
      true,
    ]);
    expect(['DE', 'LI', 'RE', 'US'].map((country) => isSepaOutsideEea(country))).toEqual([false, false, false, false]);
  });

  it('of BICs include Kosovo', () => {
    expect([isBicCountry('XK'), isCountryCode('XK'), isBicCountry('ZZ')]).toEqual([true, false, false]);
  });
});
