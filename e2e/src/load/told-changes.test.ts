import { websocketFrame } from '@clearbench/query-service/push/websocket-frame';
import { frameAt } from './plain-websocket.ts';
import { toldChanges } from './told-changes.ts';

const message = (body: object) => `MESSAGE\nsubscription:1\n\n${JSON.stringify(body)}\0`;
const changed = (topic: string, revision: number) => ({ topic, id: 'f1', revision });

describe('what live clients are told', () => {
  it('is every change of a topic in a frame, whoever it came to', () => {
    const changesIn = toldChanges('file-list');
    const frame = `a${JSON.stringify([changed('file', 7), changed('file-list', 7), changed('file-list', 8)].map(message))}`;
    expect(changesIn(frame).map(({ revision }) => revision)).toEqual([7, 8]);
    expect(changesIn(frame)).toBe(changesIn(frame));
    expect(changesIn('h')).toEqual([]);
  });

  it.each([0, 125, 126, 70_000])('comes in frames of %s letters, in whatever pieces', (length) => {
    const bytes = Buffer.concat([websocketFrame('x'.repeat(length)), websocketFrame('next')]);
    const first = frameAt(bytes, 0);
    expect(first?.payload.toString()).toBe('x'.repeat(length));
    expect(frameAt(bytes, first?.end ?? 0)?.payload.toString()).toBe('next');
    expect(frameAt(bytes.subarray(0, (first?.end ?? 0) - 1), 0)).toBeUndefined();
    expect(frameAt(bytes.subarray(0, 1), 0)).toBeUndefined();
  });
});
