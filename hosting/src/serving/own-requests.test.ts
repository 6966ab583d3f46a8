import { IncomingMessage } from 'node:http';
import { Socket } from 'node:net';
import { ownRequests } from './own-requests.ts';

describe('a response of the pipeline', () => {
  const warnings: Error[] = [];
  const note = (warning: Error): void => void warnings.push(warning);
  beforeAll(() => void process.on('warning', note));
  afterAll(() => void process.off('warning', note));

  const listenTo = async (listeners: number): Promise<readonly string[]> => {
    const { ServerResponse } = ownRequests().classes;
    const response = new ServerResponse(new IncomingMessage(new Socket()));
    for (let each = 0; each < listeners; each++) response.on('close', () => undefined);
    // Node reports a warning in the next turn.
    await new Promise(setImmediate);
    return warnings.splice(0).map(({ name }) => name);
  };

  it('has room for the listeners of a compressed reply', async () => expect(await listenTo(16)).toEqual([]));
});
