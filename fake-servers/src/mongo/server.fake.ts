import { once } from 'node:events';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { setTimeout as after } from 'node:timers/promises';
import { createServer as createTlsServer } from 'node:tls';
import { type Document, ObjectId } from 'bson';
import { requireConcern, unmetConcern } from './command-fields.fake.ts';
import { fakeCommands } from './commands.fake.ts';
import { concernError, type Fault, fakeFaults, refusedWith, unconfirmed } from './faults.fake.ts';
import { answerTo, type Request, requestReader } from './frames.fake.ts';
import { fakeSessions } from './sessions.fake.ts';
import { isRefusal } from './values.fake.ts';

/** For tests only: a fake that speaks MongoDB's wire protocol to the real driver, and can simulate failures. */
export type FakeMongo = Awaited<ReturnType<typeof startFakeMongo>>;

/** A received command with its collection and body. */
export type ReceivedCommand = { readonly name: string; readonly collection: unknown; readonly body: Document };

const greetings: readonly string[] = ['hello', 'ismaster', 'isMaster'];

type FakeServerSettings = {
  readonly setName?: string;
  /** The version whose behaviour the fake imitates. */
  readonly version?: '6.0' | '7.0';
  /** PEM; without them the fake uses no TLS. */
  readonly tls?: { readonly key: Buffer; readonly certificate: Buffer };
};

/** Listens on a free loopback port, as a single server or, with a name, as a replica set of one. */
export const startFakeMongo = async ({ setName, tls, version = '7.0' }: FakeServerSettings = {}) => {
  const commands = fakeCommands({ isOld: version === '6.0' });
  const faults = fakeFaults();
  const sessions = fakeSessions(setName !== undefined);
  const sockets = new Set<Socket>();
  const requested: ReceivedCommand[] = [];
  let port = 0;

  const serve = async (socket: Socket, request: Request) => {
    const [name = '', value] = Object.entries(request.body)[0] ?? [];
    if (greetings.includes(name)) return void socket.write(answerTo(request, greeting(port, setName, version)));
    const collection: unknown = name === 'getMore' ? request.body.collection : value;
    requested.push({ name, collection, body: request.body });
    const answer = await answered(
      { commands, sessions, ofSet: setName !== undefined },
      request.body,
      faults.next(name, collection),
    );
    if (answer === undefined) return void socket.destroy();
    if (request.expectsAnswer && socket.writable) socket.write(answerTo(request, answer));
  };
  const attend = (socket: Socket): void => {
    const read = requestReader();
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => socket.destroy());
    socket.on('data', (bytes) => {
      for (const request of read(bytes)) serve(socket, request).catch((error) => socket.destroy(error));
    });
  };
  const server = tls ? createTlsServer({ key: tls.key, cert: tls.certificate }, attend) : createServer(attend);
  const listen = async () => {
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
    ({ port } = server.address() as AddressInfo);
  };
  const goAway = async () => {
    commands.cursors.killAll();
    const closed = once(server, 'close');
    server.close();
    for (const socket of sockets) socket.destroy();
    await closed;
  };
  await listen();

  return {
    url: `mongodb://127.0.0.1:${port}/${setName === undefined ? '' : `?replicaSet=${setName}`}`,
    asked: requested as readonly ReceivedCommand[],
    fail: faults.add,
    heal: faults.clear,
    killCursors: commands.cursors.killAll,
    /** Inserts a document during the next upsert into a collection: after the lookup, before the insertion. */
    meanwhile: (database: string, collection: string, document: Document) =>
      void commands.created(`${database}.${collection}`).meanwhile.push(document),
    /** The current documents of a collection. */
    documents: (database: string, collection: string) =>
      commands.collections.get(`${database}.${collection}`)?.all() ?? [],
    /** Simulates a machine that was switched off; written data stays. */
    goAway,
    comeBack: listen,
  };
};

type Parts = {
  readonly commands: ReturnType<typeof fakeCommands>;
  readonly sessions: ReturnType<typeof fakeSessions>;
  readonly ofSet: boolean;
};

/** The answer, or undefined where the connection breaks instead. */
const answered = async (
  { commands, sessions, ofSet }: Parts,
  body: Document,
  fault: Fault | undefined,
): Promise<Document | undefined> => {
  const run = () => sessions.once(body, () => confirmed(commands, body, ofSet));
  switch (fault?.kind) {
    case undefined:
      return run();
    case 'breakBefore':
      return undefined;
    case 'breakAfter':
      await run();
      return undefined;
    case 'late':
      await after(fault.milliseconds);
      return run();
    case 'notPrimary':
      return refusedWith(body, 10_107);
    case 'noMajority':
      return unconfirmed(body, await run(), concernError(64));
    case 'writeConcernError':
      return unconfirmed(body, await run(), concernError(fault.code), fault.labels);
    case 'refuse':
      return refusedWith(body, fault.code, fault.labels);
    case 'twice':
      return twice(body, await run(), () => commands.run(body));
  }
};

/** Runs a command and checks its write concern, as a set does after the write and a single server before it. */
const confirmed = async (commands: Parts['commands'], body: Document, ofSet: boolean): Promise<Document> => {
  try {
    requireConcern(body, ofSet);
  } catch (thrown) {
    if (isRefusal(thrown)) return thrown;
    throw thrown;
  }
  const answer = await commands.run(body);
  const unmet = answer.ok === 1 ? unmetConcern(body) : undefined;
  return unmet ? unconfirmed(body, answer, unmet) : answer;
};

/** Delivers found documents twice, and repeats writes without the session's deduplication. */
const twice = async (body: Document, answer: Document, again: () => Promise<Document>): Promise<Document> => {
  const { cursor } = answer as { cursor?: { nextBatch?: Document[] } };
  if (!cursor?.nextBatch) return again();
  return { ...answer, cursor: { ...cursor, nextBatch: [...cursor.nextBatch, ...cursor.nextBatch] }, of: body.getMore };
};

const electionId = new ObjectId();

/** The wire versions of 6.0 and 7.0. */
const wireVersions = { '6.0': 17, '7.0': 21 };

const greeting = (port: number, setName: string | undefined, version: keyof typeof wireVersions): Document => {
  const me = `127.0.0.1:${port}`;
  const set = { setName, setVersion: 1, electionId, hosts: [me], me, primary: me, secondary: false };
  return {
    helloOk: true,
    ismaster: true,
    isWritablePrimary: true,
    maxBsonObjectSize: 16_777_216,
    maxMessageSizeBytes: 48_000_000,
    maxWriteBatchSize: 100_000,
    localTime: new Date(),
    logicalSessionTimeoutMinutes: 30,
    minWireVersion: 0,
    maxWireVersion: wireVersions[version],
    readOnly: false,
    ...(setName === undefined ? {} : set),
    ok: 1,
  };
};
