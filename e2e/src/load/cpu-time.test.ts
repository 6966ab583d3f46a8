import { platform } from 'node:os';
import { cpuPerNotice, cpuTime, usedSince } from './cpu-time.ts';

describe('CPU time', () => {
  it('is given per item and thread, without idle threads', () => {
    const used = usedSince(
      new Map([['MainThread', 1]]),
      new Map([
        ['libuv-worker', 0.25],
        ['MainThread', 1.75],
        ['idle', 0.001],
      ]),
    );
    expect(cpuPerNotice(used, 100)).toBe('10.01 ms (MainThread 7.50, libuv-worker 2.50)');
  });

  it('is empty where it is unknown', () => {
    expect(cpuPerNotice(new Map(), 100)).toBe('–');
    expect(cpuTime(0).size).toBe(0);
  });

  it('is that of a process, where the system reports it', () => {
    const total = [...cpuTime(process.pid).values()].reduce((sum, seconds) => sum + seconds, 0);
    if (platform() === 'linux') expect(total).toBeGreaterThan(0);
    else expect(total).toBe(0);
  });
});
