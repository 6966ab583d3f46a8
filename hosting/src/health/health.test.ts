import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Failure } from '@clearbench/contracts/failure';
import { type Health, healthEndpoint, healthOf } from './health.ts';

const well = {
  head: async () => 12,
  lags: async () => [{ name: 'fileList', lag: 3 }],
  isStopping: () => false,
};

describe('health of a process', () => {
  it('is good while the log is readable and the read models follow', async () => {
    expect(await healthOf(well)).toEqual({ ready: true, reasons: [] });
  });

  it('is bad where the read models of another process cannot be read', async () => {
    const readModels = () => Promise.reject(new Error('away'));
    expect((await healthOf({ ...well, readModels })).reasons).toEqual(['the read models cannot be read']);
  });

  it('lists each reason for which traffic should go elsewhere', async () => {
    const broken = {
      head: () => Promise.reject(new Error('gone')),
      lags: async () => [
        { name: 'fileList', lag: 20_000 },
        { name: 'users', lag: 1 },
      ],
      isStopping: () => true,
    };
    expect(await healthOf(broken)).toEqual({
      ready: false,
      reasons: ['it is stopping', 'the log cannot be read', 'fileList lies 20000 events behind'],
    });
    expect((await healthOf({ ...well, lags: () => Promise.reject(new Error('gone')) })).ready).toBe(true);
  });

  it('is bad while writes fail, and gives the reason', async () => {
    const reasonsFor = async (error: Error) =>
      (await healthOf({ ...well, writable: () => Promise.reject(error) })).reasons;
    expect(await reasonsFor(new Failure('store.full'))).toEqual(['no room is left on the disk']);
    expect(await reasonsFor(new Failure('store.readOnly'))).toEqual(['the disk takes no writes']);
    expect(await reasonsFor(new Failure('store.diskFault'))).toEqual(['the disk fails at writing']);
    expect(await reasonsFor(new Error('odd'))).toEqual(['nothing can be written']);
    expect((await healthOf({ ...well, writable: async () => {} })).ready).toBe(true);
  });

  it('is public at two paths, and nowhere else', async () => {
    let health: Health = { ready: true, reasons: [] };
    const probes = healthEndpoint(async () => health);
    const server = createServer((request, response) => {
      if (!probes(request, response)) response.writeHead(404).end();
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const { port } = server.address() as AddressInfo;
    const ask = async (path: string) => {
      const response = await fetch(`http://127.0.0.1:${port}${path}`);
      return [response.status, await response.text()];
    };
    try {
      expect(await ask('/health/live?probe=1')).toEqual([200, '{"live":true}']);
      expect(await ask('/health/ready')).toEqual([200, JSON.stringify(health)]);
      health = { ready: false, reasons: ['it is stopping'] };
      expect(await ask('/health/ready')).toEqual([503, JSON.stringify(health)]);
      expect(await ask('/health/live')).toEqual([200, '{"live":true}']);
      expect(await ask('/health')).toEqual([503, JSON.stringify(health)]);
      expect((await ask('/health/other'))[0]).toBe(404);
    } finally {
      server.close();
    }
  });
});
