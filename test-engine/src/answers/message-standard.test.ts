import { rbVersion } from '@clearbench/contracts/sim-env/events';
import { messagesOf, rulebooksOf } from '@clearbench/iso20022/rulebooks';
import { messageStandardOf, originalNameOf, standardOfInquiries } from './message-standard.ts';

describe.each(rbVersion.options)('the message standard of rulebook %s', (version) => {
  const standard = messageStandardOf(version);

  it.each(Object.entries(standard.versions))(
    'has the version of %s that the rulebook exchanges: %s',
    (name, message) => {
      expect(message.startsWith(`${name}.`)).toBe(true);
      expect(rulebooksOf(message)).toContain(version);
    },
  );

  it('answers inquiries with a version that the rulebook exchanges, and names banks by BICFI there', () => {
    const inquiryEffects = standardOfInquiries(standard);
    expect(messagesOf(version)).toContain(inquiryEffects.versions['camt.029']);
    expect(inquiryEffects.bic).toBe('BICFI');
  });
});

describe('the message standards', () => {
  it('answer recalls and inquiries with two versions before 2023, and with one since then', () => {
    const answers = (version: '2021' | '2023') => [
      messageStandardOf(version).versions['camt.029'],
      standardOfInquiries(messageStandardOf(version)).versions['camt.029'],
    ];
    expect(answers('2021')).toEqual(['camt.029.001.03', 'camt.029.001.08']);
    expect(answers('2023')).toEqual(['camt.029.001.09', 'camt.029.001.09']);
  });

  it('name originals without their version since 2025', () => {
    expect(originalNameOf(messageStandardOf('2023'), 'pacs.008.001.08')).toBe('pacs.008.001.08');
    expect(originalNameOf(messageStandardOf('2025'), 'pacs.008.001.08')).toBe('pacs.008');
  });
});
