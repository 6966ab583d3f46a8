import { newlyOpened, type OpenFile } from '../session/open-file.ts';
import { sampleSummary } from '../testing/server.fake.ts';
import type { TextSource } from '../text/text-source.ts';
import { isFixed, longestInjected, toolReason, whyUnavailable } from './unavailable-reason.ts';

const all = { canEdit: true, canCreate: true, canValidate: true, canSendToTestEngine: true, magicCents: true };
const file = (over: Partial<OpenFile> = {}): OpenFile => ({
  ...newlyOpened('f1', 's'),
  summary: sampleSummary(),
  ...over,
});
const received = file({ summary: sampleSummary({ origin: 'engine', direction: 'ST' }) });

describe('the reason why a file command is unavailable', () => {
  it('is absent for an own file that can do everything', () => {
    expect(whyUnavailable('send', file(), all)).toBeUndefined();
    expect(whyUnavailable('indent', file(), all)).toBeUndefined();
  });

  it('is given for sending if the engine is closed, or for a file with direction ST', () => {
    expect(whyUnavailable('send', file(), { ...all, canSendToTestEngine: false })).toBe('engineClosed');
    expect(whyUnavailable('send', file({ summary: sampleSummary({ direction: 'ST' }) }), all)).toBe('wrongDirection');
  });

  it('is given for changing an answer, but not for copying it', () => {
    expect(whyUnavailable('rename', received, all)).toBe('received');
    expect(whyUnavailable('copy', received, all)).toBeUndefined();
    expect(isFixed(received, all)).toBe(true);
  });

  it('is given for changes if the plan forbids them', () => {
    expect(whyUnavailable('indent', file(), { ...all, canEdit: false })).toBe('planCannotEdit');
    expect(isFixed(file(), { ...all, canEdit: false })).toBe(true);
  });

  it('is given while another command runs, and on a text in conflict', () => {
    expect(whyUnavailable('delete', file({ runningCommand: 'send' }), all)).toBe('busy');
    expect(whyUnavailable('send', file({ sync: { status: 'conflict', theirs: 2 } }), all)).toBe('conflict');
  });
});

describe('the reason why a tool is unavailable', () => {
  const textOf = (length: number) => ({ source: { length: () => length } as TextSource });
  const reasons = (...[opened, permissions, text]: [OpenFile, typeof all, ReturnType<typeof textOf> | undefined]) =>
    (['breakRule', 'convert'] as const).map((tool) => toolReason({ file: opened, permissions, text }, tool)?.textKey);

  it('is absent if the text can be edited', () =>
    expect(reasons(file(), all, textOf(1_000))).toEqual([undefined, undefined]));

  it('is that of editing, or that the text is not loaded yet', () => {
    const reader = { ...all, canEdit: false };
    expect(reasons(file(), reader, textOf(1))).toEqual(['planReason.planCannotEdit', 'planReason.planCannotEdit']);
    const busy = file({ runningCommand: 'indent' });
    expect(reasons(busy, all, textOf(1))).toEqual(Array(2).fill('editor.unavailable.busy'));
    expect(reasons(file(), all, undefined)).toEqual(['tool.loading', 'tool.loading']);
  });

  it('is the length of the text for the tool that validates it in the browser', () => {
    expect(reasons(file(), all, textOf(longestInjected))).toEqual([undefined, undefined]);
    expect(reasons(file(), all, textOf(longestInjected + 1))).toEqual(['tool.textTooLarge', undefined]);
  });
});
