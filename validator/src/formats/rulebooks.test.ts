import { rbVersion } from '@clearbench/contracts/sim-env/events';
import { schemes } from '@clearbench/contracts/sim-env/scheme';
import { otherDefinitions } from '@clearbench/iso20022/definitions/messages';
import { knownMessages } from '@clearbench/iso20022/model/message-models';
import {
  messageInstead,
  messagesOf,
  messagesOfScheme,
  rulebookFor,
  rulebookOn,
  rulebooksOf,
  rulebookVersions,
  schemeFor,
  schemesOf,
} from '@clearbench/iso20022/rulebooks';
import table from '@clearbench/iso20022/rulebooks.json' with { type: 'json' };
import { z } from 'zod';
import { builtInFormats } from './built-in-formats.ts';

const messageType = z.string().regex(/^(pacs|pain|camt)\.\d{3}\.001\.\d{2}$/);
const rulebookTable = z.strictObject({
  rulebooks: z.record(
    rbVersion,
    z.strictObject({
      isoVersion: z.enum(['iso2009', 'iso2019']),
      inForceFrom: z.iso.date().optional(),
      timeOutSeconds: z.number().int().min(1),
      beneficiaryTimeOutSeconds: z.number().int().min(1),
    }),
  ),
  messages: z.array(
    z
      .strictObject({
        schemes: z.array(z.enum(schemes)).min(1),
        iso2009: messageType.optional(),
        iso2019: messageType.optional(),
        isInquiry: z.literal(true).optional(),
      })
      .refine(({ iso2009, iso2019 }) => iso2009 !== undefined || iso2019 !== undefined),
  ),
});

describe('the table of message versions', () => {
  it('follows its schema', () => expect(rulebookTable.safeParse(table).error).toBeUndefined());

  it('names each message once, but for the one version that replaces two', () => {
    const older = table.messages.flatMap(({ iso2009 = [] }) => iso2009);
    const newer = table.messages.flatMap(({ iso2019 = [] }) => iso2019);
    expect(older).toEqual([...new Set(older)]);
    expect(newer.filter((message, index) => newer.indexOf(message) !== index)).toEqual(['camt.029.001.09']);
  });

  it('gives the formats their messages', () => {
    const listed = builtInFormats.map(({ scheme, rbVersion, messageType }) => `${scheme} ${rbVersion} ${messageType}`);
    const exchanged = schemes.flatMap((scheme) =>
      rulebookVersions.flatMap((version) =>
        messagesOf(version, scheme).map((message) => `${scheme} ${version} ${message}`),
      ),
    );
    expect(listed).toEqual(exchanged);
  });
});

describe('rulebooks', () => {
  it('exchange the messages of their generation', () => {
    expect(messagesOf('2021')).toContain('pacs.008.001.02');
    expect(messagesOf('2025')).toContain('pacs.008.001.08');
    expect(messagesOf('2025')).not.toContain('pacs.008.001.02');
    expect(messagesOf('2019')).toEqual(messagesOf('2021'));
  });

  it('are those of the scheme that exchanges a message, if no scheme is given', () => {
    expect(schemeFor('pacs.003.001.08')).toBe('core');
    expect([schemeFor('pacs.008.001.08'), schemeFor('acme.order'), schemeFor(undefined)]).toEqual([
      'sct',
      'sct',
      'sct',
    ]);
  });

  it('exchange the messages of their scheme', () => {
    expect(messagesOf('2025', 'sct')).toEqual(expect.arrayContaining(['pacs.008.001.08', 'pain.001.001.09']));
    expect(messagesOf('2025', 'sct')).not.toContain('pacs.003.001.08');
    expect(messagesOf('2019', 'core')).toEqual(expect.arrayContaining(['pacs.003.001.02', 'pacs.007.001.02']));
    expect(messagesOf('2025', 'b2b')).not.toContain('pacs.008.001.08');
    expect(messagesOf('2021', 'inst')).not.toContain('camt.027.001.06');
    expect(schemesOf('pacs.002.001.10')).toEqual(['sct', 'inst', 'core', 'b2b']);
    expect(schemesOf('pain.008.001.02')).toEqual(['core', 'b2b']);
    expect(schemesOf('pacs.009.001.08')).toEqual([]);
  });

  it('know every message that has a definition of its own, but for what banks pay on their own account', () => {
    const exchanged = [...messagesOf('2021'), ...messagesOf('2023')];
    const others = otherDefinitions.map(({ name }) => name);
    const own = knownMessages.filter((message) => !others.includes(message));
    expect(own.filter((message) => !exchanged.includes(message))).toEqual(['pacs.009.001.08']);
    expect(others.filter((message) => exchanged.includes(message))).toEqual([]);
  });

  it('are found by message, and messages by scheme, the newest first', () => {
    expect(rulebookVersions).toEqual(['2025', '2023', '2021', '2019']);
    expect(rulebooksOf('pacs.008.001.08')).toEqual(['2025', '2023']);
    expect(rulebooksOf('camt.029.001.08')).toEqual(['2021', '2019']);
    expect(rulebooksOf('acme.order')).toEqual([]);
    expect(messagesOfScheme('inst').filter((message) => message.startsWith('pacs.008'))).toEqual([
      'pacs.008.001.08',
      'pacs.008.001.02',
    ]);
  });

  it('say what to send instead', () => {
    expect(messageInstead('pacs.008.001.08', '2021')).toBe('pacs.008.001.02');
    expect(messageInstead('camt.029.001.08', '2023')).toBe('camt.029.001.09');
    expect(messageInstead('pain.001.001.09', '2019')).toBe('pain.001.001.03');
    expect(messageInstead('camt.052.001.08', '2021')).toBeUndefined();
    expect(messageInstead('pacs.009.001.08', '2023')).toBeUndefined();
  });

  it('are found for a message if none is given', () => {
    expect(rulebookFor('pacs.008.001.08', '2023')).toBe('2023');
    expect(rulebookFor('pacs.008.001.02', '2023')).toBe('2021');
    expect(rulebookFor('head.001.001.02', '2023')).toBe('2023');
    expect(rulebookFor(undefined, '2023')).toBe('2023');
  });

  it('are in force from a day on', () => {
    const days = ['2021-11-20', '2021-11-21', '2024-03-16', '2024-03-17', '2025-10-04T22:00:00Z', '2025-10-05'];
    expect(days.map(rulebookOn)).toEqual(['2019', '2021', '2021', '2023', '2023', '2025']);
  });
});
