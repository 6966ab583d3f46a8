import { mailSettingsOf } from '@clearbench/command-service/mail/testing/mail-settings.fixture';
import { mailbox } from '@clearbench/command-service/mail/testing/mailbox.fake';
import { type Stoppable, serveHere } from '../client/serving.ts';
import { temporaryFolder } from '../client/temporary-folder.ts';
import { type Description, describedCalls } from './described-calls.ts';

export type DescribedServer = Stoppable & { readonly api: ReturnType<typeof describedCalls> };

/** The product with a mailbox and a folder of its own, and the calls that its API description names. */
export const startDescribedServer = async (): Promise<DescribedServer> => {
  const [folder, box] = await Promise.all([temporaryFolder(), mailbox()]);
  const server = await serveHere(folder.path, mailSettingsOf(box.port));
  const description = (await (await fetch(`${server.url}/api/openapi.json`)).json()) as Description;
  return {
    url: server.url,
    api: describedCalls(description),
    stop: async () => {
      await server.stop();
      await box.stop();
      await folder.remove();
    },
  };
};
