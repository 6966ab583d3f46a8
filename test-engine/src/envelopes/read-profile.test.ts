import { builtInProfiles, neutralProfile } from '@clearbench/iso20022/envelopes/built-in-profiles';
import { patternOfTemplate } from '@clearbench/iso20022/envelopes/file-name-template';
import { readProfile } from './read-profile.ts';

const small = `profile: own-bank
name: Own bank
fileName: 'OB{service}{sender}{time}{number}.{letter}'
header: { sender: Snd, receiver: Rcv, reference: Ref }
files:
  - type: ICF
    family: credit
    role: input
    root: In
    namespace: urn:own:in
    services: [SCT]
    fields: [sender, receiver, reference]
    bulks: [{ element: FIToFICstmrCdtTrf, counter: Nb }]
  - type: CVF
    family: credit
    role: validation
    root: Out
    namespace: urn:own:out
    services: [SCT]
    fields: [sender, receiver, reference]
    bulks: [{ element: FIToFIPmtStsRpt }]
`;

const faultsOf = (text: string) =>
  'faults' in readProfile(text)
    ? (readProfile(text) as { faults: readonly { errorKey: string; line: number; column: number }[] }).faults.map(
        ({ errorKey, line, column }) => `${line}:${column} ${errorKey}`,
      )
    : [];

describe('an envelope profile', () => {
  it.each(builtInProfiles.map((profile) => [profile.profile, profile]))('of the product is valid: %s', (_, profile) =>
    expect(readProfile(JSON.stringify(profile))).toEqual({ profile }),
  );

  it('is read as YAML and as JSON', () => {
    const read = readProfile(small);
    expect(read.profile).toMatchObject({ profile: 'own-bank', files: [{ type: 'ICF' }, { type: 'CVF' }] });
    expect(readProfile(JSON.stringify(read.profile))).toEqual(read);
  });

  it.each([
    ['unknown fields', small.replace('name:', 'nam:'), ['1:1 text.missing', '2:1 text.unknownField']],
    [
      'a header field without an element',
      small.replace('[sender, receiver, reference]', '[sender, receiver, reference, cycle]'),
      ['12:43 envelope.fieldWithoutElement'],
    ],
    [
      'a form without a needed field',
      small.replace('[sender, receiver, reference]', '[sender, receiver]'),
      ['12:13 envelope.fieldRequired'],
    ],
    [
      'an element that two fields have',
      small.replace('reference: Ref', 'reference: Rcv'),
      ['12:32 envelope.duplicateElement', '20:32 envelope.duplicateElement'],
    ],
    [
      'a counter with the element of a field',
      small.replace('counter: Nb', 'counter: Ref'),
      ['13:52 envelope.duplicateElement'],
    ],
    [
      'a field inside another field',
      small.replace('reference: Ref', 'reference: Rcv/Ref'),
      ['12:32 envelope.pathInField', '20:32 envelope.pathInField'],
    ],
    [
      'a container with other fields between its fields',
      small.replace('sender: Snd', 'sender: Hdr/Snd').replace('reference: Ref', 'reference: Hdr/Ref'),
      ['12:32 envelope.pathSplit', '20:32 envelope.pathSplit'],
    ],
    [
      'a counter in a container that has ended',
      small.replace('sender: Snd', 'sender: Hdr/Snd').replace('counter: Nb', 'counter: Hdr/Nb'),
      ['13:52 envelope.pathSplit'],
    ],
    [
      'a path that ends like another one',
      small.replace('sender: Snd', 'sender: BIC').replace('receiver: Rcv', 'receiver: To/BIC'),
      ['12:14 envelope.ambiguousPath', '20:14 envelope.ambiguousPath'],
    ],
    ['a path with an empty step', small.replace('sender: Snd', 'sender: Hdr//Snd'), ['4:19 text.wrongForm']],
    ['a path that is too long', small.replace('sender: Snd', 'sender: A/B/C/D/E/F'), ['4:19 text.wrongForm']],
    ['a namespace of another form', small.replace('urn:own:out', 'urn:own:in'), ['18:16 envelope.duplicateNamespace']],
    [
      'a namespace of another profile',
      small.replace('urn:own:out', 'urn:clearbench:csm:icf'),
      ['18:16 envelope.duplicateNamespace'],
    ],
    [
      'a namespace of messages',
      small.replace('urn:own:out', 'urn:iso:std:iso:20022:tech:xsd:pacs.008.001.08'),
      ['18:16 envelope.reservedNamespace'],
    ],
    [
      'two forms of one role',
      small.replace('role: validation', 'role: input'),
      ['8:11 envelope.roleMissing', '16:11 envelope.duplicateRole'],
    ],
    ['a bulk that no message has', small.replace('FIToFICstmrCdtTrf', 'Anything'), ['13:24 envelope.unknownBulk']],
    ['an element name with a path', small.replace('root: In', `root: ${'a/'.repeat(500)}`), ['9:11 text.wrongForm']],
    [
      'files and a message',
      `${small}message: { root: M, namespace: 'urn:own:m', businessHeader: head.001.001.02 }\n`,
      ['1:1 envelope.filesOrMessage'],
    ],
    ['nothing at all', 'profile: p\nname: P\n', ['1:1 envelope.filesOrMessage']],
    ['wrong syntax', 'profile: [', ['1:11 text.syntax']],
  ])('is refused with the place of %s', (_, text, faults) => expect(faultsOf(text)).toEqual(faults));

  it.each([
    ['{bank}', 'envelope.unknownPlaceholder'],
    ['{AX99=cb01}', 'envelope.badMask'],
    ['(a+)+$', 'envelope.badNameText'],
    ['{sender', 'envelope.unknownPlaceholder'],
    ['{serial}{serial}{serial}', 'envelope.tooVariable'],
  ])('has no file names of the pattern %s', (pattern, errorKey) =>
    expect(faultsOf(small.replace(/fileName: .*/, () => `fileName: '${pattern}'`))).toEqual([`3:11 ${errorKey}`]),
  );

  it('compares a long file name with its pattern in few steps', () => {
    const pattern = new RegExp(`^(?:${patternOfTemplate('{serial}A{type}A{sender}', ['SCT'])})$`);
    const start = process.cpuUsage();
    for (let times = 0; times < 1_000; times++) expect(pattern.test(`${'A'.repeat(255)}-`)).toBe(false);
    const { user } = process.cpuUsage(start);
    expect(user).toBeLessThan(2_000_000);
  });

  it('has a largest size and a largest number of forms', () => {
    expect(faultsOf(`${small}# ${'x'.repeat(70_000)}`)).toEqual(['1:1 envelope.tooLarge']);
    const forms = Array.from({ length: 31 }, () => neutralProfile.files?.[0]);
    expect(faultsOf(JSON.stringify({ ...neutralProfile, files: forms })).join()).toContain('text.outOfRange');
    expect(faultsOf('['.repeat(60_000)).join()).toContain('text.syntax');
  });
});
