import { answerTasks } from '@clearbench/event-sourcing/worker-answering';
import { textTasks } from './text-tasks.ts';

answerTasks(textTasks);
