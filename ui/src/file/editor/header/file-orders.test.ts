import { newlyOpened, type OpenFile } from '../session/open-file.ts';
import { sampleSummary } from '../session/sample-server.ts';
import { hindranceOf, isFixed } from './file-orders.ts';

const all = { canEdit: true, canCreate: true, canValidate: true, canSendToTestEngine: true, magicCents: true };
const file = (over: Partial<OpenFile> = {}): OpenFile => ({
  ...newlyOpened('f1', 's'),
  summary: sampleSummary(),
  ...over,
});
const received = file({ summary: sampleSummary({ origin: 'engine', direction: 'ST' }) });

describe('what can be ordered', () => {
  it("is everything for a file of one's own", () => {
    expect(hindranceOf('send', file(), all)).toBeUndefined();
    expect(hindranceOf('indent', file(), all)).toBeUndefined();
  });

  it('is no sending where the engine is closed, or of a file that goes the other way', () => {
    expect(hindranceOf('send', file(), { ...all, canSendToTestEngine: false })).toBe('engineClosed');
    expect(hindranceOf('send', file({ summary: sampleSummary({ direction: 'ST' }) }), all)).toBe('wrongDirection');
  });

  it('is no change of an answer, but a copy of it', () => {
    expect(hindranceOf('rename', received, all)).toBe('received');
    expect(hindranceOf('copy', received, all)).toBeUndefined();
    expect(isFixed(received, all)).toBe(true);
  });

  it('is no change where the plan forbids it', () => {
    expect(hindranceOf('indent', file(), { ...all, canEdit: false })).toBe('planCannotEdit');
    expect(isFixed(file(), { ...all, canEdit: false })).toBe(true);
  });

  it('is one thing at a time, and nothing on a text in conflict', () => {
    expect(hindranceOf('delete', file({ ordered: 'send' }), all)).toBe('busy');
    expect(hindranceOf('send', file({ sync: { status: 'conflict', theirs: 2 } }), all)).toBe('conflict');
  });
});
