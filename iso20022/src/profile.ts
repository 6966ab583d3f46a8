import type { ClosedDays } from '@clearbench/calendars/closed-days';
import type { Scheme } from '@clearbench/contracts/sim-env/scheme';
import type { FileForm, FileLimits } from './envelopes/file-form.ts';
import type { MessageForm } from './envelopes/message-form.ts';
import type { MessageHistory } from './message-history/message-history.ts';

/** The severities of rules by rule id; a rule that is 'off' does not run. */
export type Severities = Readonly<Record<string, 'Info' | 'Warning' | 'Error' | 'off'>>;

/** The changes of administrators to a message: severities of its rules, and an uploaded structure. */
export type FormatChanges = {
  readonly severities: Severities;
  readonly structure?: OwnStructure | undefined;
  /** False for a format that administrators added to the rulebook and the environment does not accept. */
  readonly isAccepted?: false;
};

/** A message's structure that is not ours: the element inside Document, every type in our notation, and a name for all that. */
export type OwnStructure = {
  readonly sha256: string;
  readonly root: { readonly name: string; readonly type: string };
  readonly notation: string;
  /** Where files are no Document of ISO 20022: the namespace of theirs, which then begins with the root itself. */
  readonly namespace?: string | undefined;
  /** The line and the construct of the schema that the notation cannot express: it is approximate, and another engine checks. */
  readonly beyond?: { readonly line: number; readonly what: string } | undefined;
};

/** First and last day (YYYY-MM-DD) on which a code may be used; always where missing. */
export type CodePeriod = { readonly validFrom?: string | undefined; readonly validTo?: string | undefined };

/** What a file is checked against: the environment's scheme and rulebook, its clearing, and the day it is. Pure data, so that a check can be repeated. */
export type Profile = {
  readonly scheme: Scheme;
  readonly rbVersion: '2019' | '2021' | '2023' | '2025';
  /** ISO 8601 instant, UTC: what "now" is for date rules. */
  readonly now: string;
  /** Business seconds per real second, for a check that goes on with the clock; 1 where missing, 0 for a fixed clock. */
  readonly pace?: number;
  readonly clearing?: {
    /** Code expected under ClrSys/Prtry, e.g. ST2. */
    readonly systemCode?: string;
    readonly bic?: string;
    /** BIC8s that can be reached; undefined = all. */
    readonly reachable?: readonly string[];
    /** Same-day settlement ends, HH:MM in Europe/Berlin time. */
    readonly cutOff?: string;
    /** Bank days a settlement date may lie ahead; default 5. */
    readonly settlementHorizonDays?: number;
    /** Seconds until the time-out of an instant payment; those of the rulebook where missing. */
    readonly timeOutSeconds?: number;
    /** On which days it settles; the scheme's own calendar where missing. */
    readonly calendar?: ClosedDays;
  };
  /** P where files are meant for production; otherwise test BICs are what should be used. */
  readonly testCode?: 'T' | 'P';
  /** The tester's own BIC: sender of what is sent. */
  readonly senderBic?: string;
  /** BICs of the participants as which the tester acts: further senders. */
  readonly senderParticipants?: readonly string[];
  /** What the environment knows of the past of this very message; undefined = nothing is known. */
  readonly earlier?: MessageHistory;
  /** What administrators made of the rulebook's formats, by message type; as the validator has them where missing. */
  readonly formats?: Readonly<Record<string, FormatChanges>>;
  /** The codes of lists an administrator has changed, by the list's name. */
  readonly codeLists?: Readonly<Record<string, Readonly<Record<string, CodePeriod>>>>;
  /** What the file is called. */
  readonly fileName?: string | undefined;
  /** TS where the tester means to send the file, ST where the clearing sent it; unknown where missing. */
  readonly direction?: 'TS' | 'ST' | undefined;
  /** The limits of the environment; they override those of the envelope. */
  readonly limits?: FileLimits | undefined;
  /** How the clearing wraps messages into files; the forms the product brings where missing. */
  readonly envelopes?: readonly FileForm[];
  /** The envelope of single messages, where the clearing has one. */
  readonly messageForm?: MessageForm;
  /** The environment, for findings that name it: its name, and that of its envelope profile. */
  readonly environment?: { readonly name: string; readonly envelope: string };
  /** The envelope profile of the environment if it no longer exists: files are checked by the neutral one. */
  readonly missingEnvelope?: string;
  /** Names of the envelope profiles that administrators added, by the namespaces of their files. */
  readonly otherEnvelopes?: Readonly<Record<string, string>>;
  /** The environment's own severities; they go before the format's. */
  readonly overrides?: Severities;
  /** A sum of all that administrators say of the check, so that a report made by something else is known. */
  readonly basis?: string;
};
