import { mailSettingsOf } from '@clearbench/command-service/mail/testing/mail-settings.fixture';
import { type Mailbox, mailbox } from '@clearbench/command-service/mail/testing/mailbox.fake';
import { type JourneyContext, openStage } from './journey-context.ts';

/** A stage with a readable mailbox. Call it inside `describe`; the fields are set from the first test on. */
export const onMailStage = (): { stage: JourneyContext; box: Mailbox } => {
  const here = {} as { stage: JourneyContext; box: Mailbox };
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
