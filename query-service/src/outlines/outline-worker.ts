import { answerTasks } from '@clearbench/event-sourcing/worker-answering';
import { outline } from '@clearbench/validation/outline';

answerTasks({
  outline: ({ bytes, language }: { bytes: Uint8Array; language: string }) =>
    outline(bytes, language === 'de' ? 'de' : 'en'),
});
