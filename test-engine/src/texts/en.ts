/** What the engine says about itself. `{{name}}` is filled from the reason's params. */
export const english = {
  'engine.allAccepted': 'The clearing has nothing to object to; transactions taken in: {{count}}.',
  'engine.moreReasons': '{{count}} more reasons are not listed here; the answer files name every transaction.',

  'engine.notWellFormed': 'The file is not well-formed XML and cannot be read.',
  'engine.messageNotTaken': 'The clearing does not take in messages of the kind {{messageType}}.',
  'engine.versionNotTaken': 'This rulebook does not use {{messageType}}; the clearing expects {{expected}}.',
  'engine.schemaErrors_one': 'The message breaks its schema in one place; see the validation report.',
  'engine.schemaErrors_other': 'The message breaks its schema in {{count}} places; see the validation report.',
  'engine.fileSchemaErrors_one': 'The file breaks its schema in one place; see the validation report.',
  'engine.fileSchemaErrors_other': 'The file breaks its schema in {{count}} places; see the validation report.',
  'engine.senderUnknown':
    'The message names {{named}} as its sender, but the profile of whoever sent it names another BIC.',
  'engine.filesNotTaken': 'Instant payments travel alone: this clearing takes no files of type {{fileType}}.',
  'engine.fileTypeWrong':
    'The header states the type {{named}}, the form of the file is that of {{fileType}}; only files to the clearing are taken in.',
  'engine.serviceWrong': 'The file is for the service {{named}}; this clearing serves {{expected}}.',
  'engine.fileSenderWrong':
    'The file names {{named}} as its sender, but the profile of whoever sends it has another BIC.',
  'engine.fileReceiverWrong': 'The file is addressed to {{named}}; this clearing is {{expected}}.',
  'engine.testCodeWrong': 'The file has the test code {{named}}; the profile of whoever sends it says {{expected}}.',
  'engine.fileReferenceWrong': '“{{named}}” is no reference of a file: 1 to 16 digits and capitals.',
  'engine.fileSeen': 'A file with the reference {{reference}} has been taken in before.',
  'engine.counterWrong': '{{counter}} states {{stated}}; bulks of that kind in the file: {{counted}}.',
  'engine.fileEmpty': 'The file holds no bulk.',
  'engine.fileTooLarge.bytes': 'The file has {{counted}} bytes; at most {{most}} are taken in.',
  'engine.fileTooLarge.bulks': 'The file holds {{counted}} bulks; at most {{most}} are taken in.',
  'engine.fileTooLarge.transactions': 'The file holds {{counted}} transactions; at most {{most}} are taken in.',
  'engine.fileTooLarge.transactionsOfBulk': 'One bulk holds {{counted}} transactions; at most {{most}} are taken in.',
  'engine.messageSeen': 'A message with the id {{messageId}} was taken in before.',
  'engine.countWrong': 'The header states {{stated}} transactions; the bulk holds {{counted}}.',
  'engine.notAlone': 'An instant message carries exactly one transaction; this one carries {{counted}}.',
  'engine.sumWrong': 'The header states a sum of {{stated}}; the amounts add up to {{counted}}.',
  'engine.dateMissing': 'The bulk states no settlement date.',
  'engine.dateGone': 'The settlement date {{date}} is past; today is {{today}}.',
  'engine.dateClosed': 'On {{date}} TARGET does not settle; the next possible day is {{next}}.',
  'engine.dateClosedIn': 'On {{date}} the calendar {{calendar}} is closed; the next possible day is {{next}}.',
  'engine.dateFar': 'The settlement date {{date}} lies too far ahead; the last possible day is {{last}}.',
  'engine.dateTooSoon': 'A collection for {{date}} had to be presented by {{until}}, a bank day before.',
  'engine.dateNotInstant':
    'An instant payment settles at once: {{date}} is neither today ({{today}}) nor the next business day ({{next}}).',
  'engine.afterCutOff': 'It was to settle today, and the cut-off is at {{cutOff}}; the next possible day is {{next}}.',
  'engine.dateMoved': 'The cut-off of the asked-for day is over; the bulk settles on {{date}}.',
  'engine.receiverWrong': 'The message is addressed to {{named}}; this clearing is {{expected}}.',
  'engine.systemWrong': 'The message is meant for the clearing system {{named}}; this one is {{expected}}.',
  'engine.kindWrong': 'The bulk holds a collection marked {{named}}; this clearing takes {{expected}} alone.',
  'engine.ruleBroken':
    'The scheme does not allow {{path}} as it stands (rule {{rule}}); the validation report says why.',
  'engine.tooManyFaulty': '{{faulty}} transactions are faulty; with more than {{most}} the whole bulk is turned away.',

  'engine.amountZero': 'The amount {{amount}} is not above zero.',
  'engine.currencyWrong': 'The amount is in {{currency}}; the clearing settles euro only.',
  'engine.amountTooFine': 'The amount {{amount}} has more than two decimals.',
  'engine.amountTooHigh': 'The amount {{amount}} is above {{most}}, the most this scheme carries.',
  'engine.debtorAccountMissing': 'The debtor has no IBAN.',
  'engine.creditorAccountMissing': 'The creditor has no IBAN.',
  'engine.debtorAccountWrong': 'The debtor account {{iban}} is no valid IBAN.',
  'engine.creditorAccountWrong': 'The creditor account {{iban}} is no valid IBAN.',
  'engine.bicWrong': '"{{bic}}" is no BIC of a bank.',
  'engine.creditorBankUnreachable': 'The creditor bank {{bic}} cannot be reached through this clearing.',
  'engine.debtorBankUnreachable': 'The debtor bank {{bic}} cannot be reached through this clearing.',
  'engine.transactionTwice': 'The transaction id {{id}} occurs more than once for this debtor bank.',

  'engine.originalUnknown': 'The original message {{messageId}} is not known to this clearing.',
  'engine.transactionUnknown': 'The message {{messageId}} is known, but it holds no transaction {{id}}.',
  'engine.originalAmountDiffers': 'The original amount is stated as {{stated}}; it was {{original}}.',
  'engine.originalDateDiffers': 'The original settlement date is stated as {{stated}}; it was {{original}}.',
  'engine.returnedDiffers': 'The returned amount {{stated}}, with its charges, is not the {{original}} that were paid.',
  'engine.originalRejected':
    'The original was turned away with {{original}} and never booked: there is nothing to return.',
  'engine.originalSettled': 'The collection has settled: it can be reversed, but no longer cancelled.',
  'engine.originalCancelled': 'The collection was cancelled before it settled: there is nothing to reverse.',
  'engine.cancellationOfIncoming':
    'Only who collects can cancel a collection; the bank of the debtor rejects or returns it.',
  'engine.collectionsCancelled_one': 'One collection is cancelled before it settles; nothing follows it any more.',
  'engine.collectionsCancelled_other':
    '{{count}} collections are cancelled before they settle; nothing follows them any more.',
  'engine.referredTwice': 'The transaction {{id}} is referred to more than once in this message.',
  'engine.referredBefore': 'The transaction {{id}} was taken up before by another message of this kind.',
  'engine.reasonWrong': 'The reason "{{reason}}" is none of this kind of message; possible are {{known}}.',
  'engine.statusNotRefused':
    'The answer has the status {{status}}; a refusal must say RJCR, an acceptance is a pacs.004.',
  'engine.statusNotRejected':
    'The status is {{status}}; before the due date the bank of a debtor can only reject, with RJCT.',

  'engine.reject': '{{trigger}}: the clearing turns the transaction away with {{code}}.',
  'engine.timeOut':
    '{{trigger}}: the other bank does not answer; after ten seconds the payment is turned away with AB05.',
  'engine.return': '{{trigger}}: the other bank returns the transaction with {{code}}, {{delay}} after settlement.',
  'engine.refund':
    '{{trigger}}: the debtor wants the money back; it is refunded with {{code}}, {{delay}} after settlement.',
  'engine.reversal':
    "{{trigger}}: the collection comes back as one of the other side's, which reverses it with {{code}}, {{delay}} after settlement.",
  'engine.settlementFailure': '{{trigger}}: the transaction is taken in, but its settlement fails with {{code}}.',
  'engine.recall':
    '{{trigger}}: the payment comes back as an incoming one, which is recalled with {{code}} {{delay}} later.',
  'engine.recallRequest':
    '{{trigger}}: the payment comes back as an incoming one, which its originator asks back with {{code}} {{delay}} later.',
  'engine.recallYes': '{{trigger}}: a recall of this transaction is answered with a return (charges {{charges}}).',
  'engine.recallNo': '{{trigger}}: a recall of this transaction is refused with {{code}}.',
  'engine.inquiryYes': '{{trigger}}: an inquiry about this transaction is answered with yes.',
  'engine.inquiryNo': '{{trigger}}: an inquiry about this transaction is refused with {{code}}.',
  'engine.mirror_one': '{{trigger}}: the payment comes back once as an incoming one.',
  'engine.mirror_other': '{{trigger}}: the payment comes back {{count}} times as an incoming one.',
  'engine.silence': '{{trigger}}: the clearing stays silent; nothing will be answered.',
  'engine.late': '{{trigger}}: the status report comes late, {{delay}} after the file.',
  'engine.duplicate_one': '{{trigger}}: every answer is delivered once.',
  'engine.duplicate_other': '{{trigger}}: every answer is delivered {{count}} times.',
  'engine.split': '{{trigger}}: later answers hold at most {{size}} transactions each (200 files at most).',
  'engine.corruptSUM': '{{trigger}}: the sums in the answers are one cent too high.',
  'engine.corruptXML': '{{trigger}}: the answers break off in the middle and are not well-formed.',
  'engine.corruptHDR': '{{trigger}}: the headers of the answers name a receiver nobody knows.',

  'engine.verbUnknown': '{{trigger}} is ignored: there is no command "{{verb}}". Known are {{known}}.',
  'engine.verbOfDirectDebit': '{{trigger}} is ignored: {{verb}} belongs to direct debits.',
  'engine.argumentsWrong': '{{trigger}} is ignored: its arguments are wrong. It is written {{usage}}.',
  'engine.notIn.sct': '{{trigger}} is ignored: only instant payments know this.',
  'engine.notIn.inst': '{{trigger}} is ignored: an instant payment is final once accepted and travels alone.',
  'engine.notInDebits': '{{trigger}} is ignored: a collection is cancelled, not recalled, and nobody is asked.',
  'engine.refundInB2b': '{{trigger}} is ignored: companies have no right to a refund.',
  'engine.notInMessage': '{{trigger}} is ignored: it means nothing in this kind of message.',
  'engine.contradicts': '{{trigger}} is ignored: {{earlier}} comes first and rules it out.',
  'engine.notAllAsk_one':
    '{{trigger}} is ignored: only one transaction asks for it by its cents, and it concerns the whole file.',
  'engine.notAllAsk_other':
    '{{trigger}} is ignored: only {{count}} transactions ask for it by their cents, and it concerns the whole file.',

  'engine.recallOfUnknown': 'The recalled transaction is not known: refused with {{code}}.',
  'engine.recallOfRejected':
    'The recalled transaction was turned away with {{original}} and never booked: refused with {{code}}.',
  'engine.recallOfIncoming':
    'The recalled transaction was paid to you: only who paid can recall it. Refused with {{code}}.',
  'engine.recallOfReturned': 'The recalled transaction is returned with {{original}} anyway: refused with {{code}}.',
  'engine.recallYesByDefault': 'Nothing else was asked for: the other bank gives the money back.',
  'engine.recallSilence': '{{trigger}}: the other bank does not answer the recall.',
  'engine.inquiryOfUnknown': 'The transaction asked about is not known: refused with {{code}}.',
  'engine.inquiryOfRejected':
    'The transaction asked about was turned away with {{original}} and never booked: refused with {{code}}.',
  'engine.inquiryOfIncoming':
    'The transaction asked about was paid to you: only who paid asks where it is. Refused with {{code}}.',
  'engine.inquiryOfReturned':
    'The transaction asked about is returned with {{original}} anyway: refused with {{code}}.',
  'engine.inquiryYesByDefault': 'Nothing else was asked for: the other bank found the payment and says yes.',
  'engine.inquirySilence': '{{trigger}}: the other bank does not answer the inquiry.',
  'engine.inquiryAskedAgain': 'Asked again, the other bank answers the inquiry: it found the payment.',
  'engine.chargesTooHigh': '{{trigger}}: the charges would eat up the amount; it is returned without charges.',
  'engine.chaseSilent': 'The customer has not answered the recall: refused with {{code}}.',
  'engine.chaseAnswered': 'The recall has been answered with a return: {{code}}.',
  'engine.chaseRefused': 'The recall is refused once more with {{code}}.',
  'engine.statusKnown': 'The message {{messageId}} was taken in; its status is {{status}}.',
  'engine.statusUnknown': 'The message {{messageId}} never came in.',
} as const;

export type EngineTextKey = keyof typeof english;
