import '../testing/jsdom-gaps.fixture.ts';
import type { MetricsReading } from '@clearbench/contracts/metrics/routes';
import { act, render, screen } from '@testing-library/react';
import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { ParkedEvents } from './parked-events.tsx';

const event = {
  reader: 'reaction:notify-webhooks',
  position: 7,
  type: 'FileReceived',
  stream: 'file-1',
  message: 'no shelf',
};
const reading = (...events: readonly (typeof event)[]) =>
  ({ parked: { count: events.length, events } }) as unknown as MetricsReading;
const button = () => screen.queryByRole('button', { name: 'metrics.retryParked' });

describe('the list of parked events', () => {
  beforeAll(() => i18next.use(initReactI18next).init({ lng: 'en', resources: {}, keySeparator: false }));

  it('has no button where nothing is parked', () => {
    render(<ParkedEvents reading={reading()} retry={async () => undefined} />);
    expect(button()).toBeNull();
  });

  it('has no button where only read models have parked events', () => {
    render(<ParkedEvents reading={reading({ ...event, reader: 'file@7' })} retry={async () => undefined} />);
    expect(screen.getByText('file@7')).toBeTruthy();
    expect(button()).toBeNull();
  });

  it('requests the processing of its events, once per answer', async () => {
    const answer = Promise.withResolvers<void>();
    let requests = 0;
    const retry = () => {
      requests += 1;
      return answer.promise;
    };
    render(<ParkedEvents reading={reading(event)} retry={retry} />);
    expect(screen.getByText('no shelf')).toBeTruthy();
    act(() => button()?.click());
    act(() => button()?.click());
    expect(requests).toBe(1);
    await act(async () => answer.resolve());
    await act(async () => button()?.click());
    expect(requests).toBe(2);
  });
});
