import { listTemplatesRoute, type TemplateSummary } from '@clearbench/contracts/template/routes';
import { type IncomingBody, requestIncomingRoute } from '@clearbench/contracts/transfer/incoming-routes';
import { caller } from '../../http/http-caller.ts';
import { notify, notifyProblem } from '../../notice/notify.ts';
import { type Problem, problemOf } from '../../saga/problem.ts';

const list = caller(listTemplatesRoute);
const request = caller(requestIncomingRoute);

const paymentTypes = ['pacs.008', 'pacs.003'];

/** The templates of an environment with payments in this rulebook. */
export const paymentTemplates = async (
  environmentToken: string,
  rbVersion: string,
): Promise<readonly TemplateSummary[]> => {
  const templates = await list({ query: { environmentToken } });
  return templates.filter(
    ({ formatSummary: { messageType, rulebookVersion } }) =>
      paymentTypes.some((type) => messageType.startsWith(type)) &&
      rulebookVersion.some((version) => version === rbVersion),
  );
};

/** Requests a message of the other bank and reports the result; returns the problem if it failed. */
export const requestMessage = async (environmentToken: string, body: IncomingBody): Promise<Problem | undefined> => {
  try {
    const { messages } = await request({ params: { environmentToken }, body });
    const textKey = body.dueAt === undefined ? 'receive.requested' : 'receive.planned';
    notify({ tone: 'good', textKey, params: { count: messages.length } });
    return undefined;
  } catch (error) {
    const problem = problemOf(error);
    notifyProblem(problem);
    return problem;
  }
};
