import { defaultStyles } from '@clearbench/contracts/look-and-feel/colors';
import type { LookAndFeelEvent } from '@clearbench/contracts/look-and-feel/events';
import { lookAndFeelId } from '@clearbench/contracts/look-and-feel/views';
import { projectionSpec, recorded } from '@clearbench/event-sourcing/testing/given-when.fixture';
import { lookAndFeel } from './look-and-feel.ts';

const after = (...events: LookAndFeelEvent[]) =>
  projectionSpec(lookAndFeel)
    .given(...events)
    .document(lookAndFeelId);
const changed: LookAndFeelEvent = { type: 'AppearanceChanged', data: { styles: defaultStyles } };
const facts = { sha256: 'a', mediaType: 'image/png', size: 9 } as const;
const replaced: LookAndFeelEvent = { type: 'AssetReplaced', data: { asset: 'favicon', ...facts } };
const removed: LookAndFeelEvent = { type: 'AssetRemoved', data: { asset: 'favicon' } };
const reset: LookAndFeelEvent = { type: 'AppearanceReset', data: {} };

describe('document of the look and feel', () => {
  it('is missing until the first change', () => expect(after()).toBeUndefined());

  it('contains the colours until they are reset', () => {
    expect(after(changed)).toEqual({ styles: defaultStyles, version: 1, assets: {}, revision: 1 });
    expect(after(changed, reset)).toEqual({ version: 2, assets: {}, revision: 2 });
  });

  it('contains assets until they are removed, beside the colours', () => {
    expect(after(changed, replaced)).toEqual({
      styles: defaultStyles,
      version: 1,
      assets: { favicon: facts },
      revision: 2,
    });
    expect(after(replaced, removed)).toEqual({ version: 0, assets: {}, revision: 2 });
    expect(after(removed)).toEqual({ version: 0, assets: {}, revision: 1 });
  });

  it('notifies everyone', () => {
    const event = recorded(changed, 0) as Parameters<NonNullable<typeof lookAndFeel.notice>>[1];
    const notice = lookAndFeel.notice?.({ version: 1, assets: {}, revision: 1 }, event);
    expect(notice).toEqual({ topic: 'look-and-feel', id: 'app', audience: 'everyone' });
  });
});
