import { mailSettingsOf } from '@clearbench/command-service/mail/testing/mail-settings.fixture';
import { type Mailbox, mailbox } from '@clearbench/command-service/mail/testing/mailbox.fake';
import { openStage, type Stage } from './stage.ts';

/** A stage with a readable mailbox. Call it inside `describe`; the fields are set from the first test on. */
export const onMailStage = (): { stage: Stage; box: Mailbox } => {
  const here = {} as { stage: Stage; box: Mailbox };
  beforeAll(async () => {
    here.box = await mailbox();
    here.stage = await openStage(mailSettingsOf(here.box.port));
  });
  afterAll(async () => {
    await here.stage.close();
    await here.box.stop();
  });
  return here;
};
