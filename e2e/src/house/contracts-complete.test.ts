import { errorKinds } from '@clearbench/contracts/errors';
import { everyEvent } from '@clearbench/contracts/every-event';
import { everyRoute } from '@clearbench/contracts/every-route';
import { languages } from '@clearbench/contracts/translation/routes';
import { auditIndexView } from '@clearbench/contracts/user/views';
import { everyProjection } from '@clearbench/projections/slices';
import { readFromRoot, sourceFiles } from './source-files.ts';

const textsOf = (language: string): Record<string, string> =>
  JSON.parse(readFromRoot(`ui/src/translation/texts/${language}/errors.json`)) as Record<string, string>;

/** Events that no projection folds, each with the reason. */
const unreadOnPurpose: Readonly<Record<string, string>> = {
  UserVerificationRequested: 'a reaction mails the link; only the decider asks which one is the latest',
  UserInvitationAccepted: 'the events beside it say what came of it; kept for the audit',
  UserAuditRead: 'kept for the audit',
  MailTested: 'kept for the audit',
  SignInTested: 'kept for the audit',
  ParkedEventsRetryRequested: 'reactions read it from the log',
  AdministratorAppointed: 'only the decider asks who counts',
  AdministratorDismissed: 'only the decider asks who counts',
  ClaimOpened: 'the start reads it, from the log itself',
  ContentsRemoved: 'verification and the removal itself read it from the log',
  InstallationClaimed: 'a reaction appoints whoever claimed',
};

/** Errors only of commands without a route: seeds, reactions, clocks, links in mails, steps of test cases, SFTP, AMQP. */
const refusedInside = [
  'channel.answerRefused',
  'channel.badBody',
  'channel.badContentType',
  'channel.noBody',
  'channel.noReplyTo',
  'channel.noSuchFile',
  'channel.notInOrder',
  'channel.tooManyHeld',
  'channel.wrongFolder',
  'link.expired',
  'user.alreadySignedUp',
  'user.badBic',
  'user.notFound',
  'plan.alreadyOffered',
  'suite.unknownEnvironment',
  'suiteRun.alreadyStarted',
  'simEnv.alreadyOpened',
  'template.alreadyAdded',
  'template.badBody',
  'transfer.alreadyCleared',
  'transfer.notFound',
];

/** Errors of the middleware of every route. */
const general = Object.keys(errorKinds).filter((key) =>
  /^(request|route|session|access|store|server|command|projection)[._]/.test(key),
);

/** The keys of errors in schemas and colours are built from a prefix and a code. */
const composed = /^(format\.xsd|lookAndFeel\.)/;
const lastOf = (key: string): string => key.slice(key.lastIndexOf('.') + 1);

describe('contracts', () => {
  it.each(languages)('have a text for every error key in %s', (language) => {
    const texts = textsOf(language);
    expect(Object.keys(errorKinds).filter((key) => !texts[`error.${key}`])).toEqual([]);
  });

  it('declare every error of a decider on a route', () => {
    const refused = sourceFiles()
      .filter((file) => file.package === 'command-service' && !file.isTest)
      .flatMap(({ text }) => [...text.matchAll(/(?:refuse|new Failure)\('([\w.]+)'/g)].map(([, key = '']) => key));
    const named = new Set<string>([...everyRoute.flatMap(({ errors }) => errors), ...general, ...refusedInside]);
    expect(refused.length).toBeGreaterThan(10);
    expect([...new Set(refused)].filter((key) => !named.has(key))).toEqual([]);
  });

  it('declare no unused error key', () => {
    const answering = sourceFiles().filter(
      ({ package: name, path, isTest }) =>
        !isTest && name !== 'ui' && !(name === 'contracts' && /(errors|errors-of-stores|routes)\.ts$/.test(path)),
    );
    const answers = (key: string): boolean =>
      answering.some(
        ({ text }) => text.includes(`'${key}'`) || (composed.test(key) && text.includes(`'${lastOf(key)}'`)),
      );
    expect(Object.keys(errorKinds).filter((key) => !answers(key))).toEqual([]);
  });

  it('fold every event in a projection, or give a reason', () => {
    // The audit index contains the position of every event; that does not count.
    const readers = everyProjection.filter(({ name }) => name !== auditIndexView.name);
    const folded = new Set(readers.flatMap(({ on }) => Object.keys(on)));
    const events = Object.values(everyEvent).flatMap((events) => Object.keys(events));
    expect(events.filter((type) => !folded.has(type) && !(type in unreadOnPurpose))).toEqual([]);
    expect(Object.keys(unreadOnPurpose).filter((type) => folded.has(type))).toEqual([]);
  });

  it('declare every route once', () => {
    const spelt = everyRoute.map(
      ({ method, path }) => `${method} ${path.replace(/\/$/, '').replaceAll(/:\w+/g, ':x')}`,
    );
    expect(spelt).toEqual([...new Set(spelt)]);
  });
});
