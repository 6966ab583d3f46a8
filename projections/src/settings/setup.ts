import type { SetupEvent } from '@clearbench/contracts/settings/setup-events';
import { type SetupDocument, settingsId, setupView } from '@clearbench/contracts/settings/views';
import { projection } from '@clearbench/event-sourcing/projection';

/** Whether the setup checklist was dismissed; no document before that. */
export const setup = projection<SetupDocument, SetupEvent>({
  ...setupView,
  version: 1,
  key: () => settingsId,
  on: {
    SetupChecklistDismissed: () => ({ dismissed: true }),
    SetupChecklistRestored: () => ({ dismissed: false }),
  },
  notice: () => ({ topic: setupView.name, id: settingsId, audience: 'admins' }),
});
