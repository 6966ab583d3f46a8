import type pg from 'pg';

/** The clients of a pool, one for each call. */
export type PoolClients = {
  take(): Promise<pg.PoolClient>;
  /** Takes a client that is kept between calls, without a turn of the queue of promises; undefined without one. */
  takeKept(): pg.PoolClient | undefined;
  /** A broken client is ended. */
  giveBack(client: pg.PoolClient, isBroken: boolean): void;
  /** Ends the idle clients. */
  end(): Promise<void>;
};

/** Each call takes a client of the pool and returns it. */
export const pooledClients = (pool: pg.Pool): PoolClients => ({
  take: () => pool.connect(),
  takeKept: () => undefined,
  giveBack: (client, isBroken) => client.release(isBroken),
  end: async () => (pool.ending ? undefined : pool.end()),
});

/**
 * The only client of a pool stays taken between the calls: the pool makes a timer and exchanges listeners whenever a
 * client is taken and given back.
 */
export const keptClient = (pool: pg.Pool): PoolClients => {
  let idle: pg.PoolClient | undefined;
  const release = (): void => {
    const client = idle;
    idle = undefined;
    client?.release(true);
  };
  pool.on('connect', (client) => {
    // A client whose connection breaks while it is idle.
    client.once('end', () => {
      if (idle === client) release();
    });
  });

  return {
    take: () => pool.connect(),
    takeKept() {
      const client = idle;
      idle = undefined;
      return client;
    },
    giveBack(client, isBroken) {
      if (isBroken || pool.waitingCount > 0) client.release(isBroken);
      else idle = client;
    },
    async end() {
      release();
      if (!pool.ending) await pool.end();
    },
  };
};
