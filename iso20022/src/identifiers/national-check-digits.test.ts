import { ibanCheckDigits, ibanIsValid } from './iban.ts';
import { countriesWithCheckDigits, nationalCheckDigitsFit } from './national-check-digits.ts';

/** Example IBANs of the registry and of national associations of banks. */
const examples = [
  'BE68539007547034',
  'EE382200221020145685',
  'ES9121000418450200051332',
  'FI2112345600000785',
  'FR1420041010050500013M02606',
  'HR1210010051863000160',
  'HU42117730161111101800000000',
  'IT60X0542811101000000123456',
  'MC5811222000010123456789030',
  'NO9386011117947',
  'PL61109010140000071219812874',
  'PT50000201231234567890154',
  'SI56263300012039086',
  'SM86U0322509800000000270100',
];

/** The IBAN with another digit at a position of the account number, and with the check digits for it. */
const changedAt = (iban: string, at: number): string => {
  const bban = iban.slice(4);
  const fresh = `${bban.slice(0, at)}${(Number(bban[at]) + 1) % 10}${bban.slice(at + 1)}`;
  return `${iban.slice(0, 2)}${ibanCheckDigits(iban.slice(0, 2), fresh)}${fresh}`;
};

describe('national check digits of account numbers', () => {
  it('has an example of every country', () =>
    expect(examples.map((iban) => iban.slice(0, 2))).toEqual(countriesWithCheckDigits));

  it.each(examples)('fit in %s', (iban) =>
    expect([ibanIsValid(iban), nationalCheckDigitsFit(iban)]).toEqual([true, true]),
  );

  it.each(examples)('do not fit after a change of a digit of %s', (iban) => {
    // The first digits belong to the bank in every country; a Polish account has no check digit.
    const wrong = changedAt(iban, iban.startsWith('IT') || iban.startsWith('SM') ? 5 : 4);
    expect([ibanIsValid(wrong), nationalCheckDigitsFit(wrong)]).toEqual([true, false]);
  });

  it.each(['ES', 'HR', 'HU'])('are two in %s: that of the account does not fit either', (country) => {
    const iban = examples.find((one) => one.startsWith(country)) ?? '';
    expect(nationalCheckDigitsFit(changedAt(iban, 14))).toBe(false);
  });

  it('are not known of other countries', () => expect(nationalCheckDigitsFit('DE89370400440532013001')).toBe(true));

  it('are not checked in old accounts of the Norwegian postal bank', () =>
    expect(nationalCheckDigitsFit('NO0000001234567')).toBe(true));
});
