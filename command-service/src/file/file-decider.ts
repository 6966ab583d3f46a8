import { refuse } from '@clearbench/contracts/failure';
import type { FileCommand } from '@clearbench/contracts/file/commands';
import type { FileEvent } from '@clearbench/contracts/file/events';
import type { Decider } from '@clearbench/event-sourcing/decider';
import { changeContent, createFile, receiveFile, validateFile } from './file-decisions.ts';
import type { VipFile } from './file-state.ts';
import { reorganiseFile, restoreFile } from './reorganisation-decisions.ts';

const nothingYet = { contentVersion: 1, reportSha256: '', commentsShown: false } as const;

/** What may be done with a file, and what then is true. */
export const fileDecider: Decider<VipFile, FileCommand, FileEvent> = {
  initialState: { status: 'none' },
  decide(command, file) {
    const { type, data } = command;
    if (type === 'CreateFile') return createFile(data, file);
    if (type === 'ReceiveFile') return receiveFile(data, file);
    if (type === 'ReorganiseFile') return reorganiseFile(data, command.at, file);
    if (type === 'RestoreFile') return restoreFile(data, command.at, file);
    if (type === 'DeleteFile' && file.status === 'deleted') return [];
    if (file.status !== 'kept') return refuse('file.notFound');
    switch (type) {
      case 'ChangeFileContent':
        return changeContent(data, file);
      case 'ValidateFile':
        return validateFile(data, file);
      case 'RenameFile':
        return data.fileName === file.fileName ? [] : [{ type: 'FileRenamed', data }];
      case 'TurnFileRound':
        return data.direction === file.direction ? [] : [{ type: 'FileTurnedRound', data }];
      case 'DeleteFile':
        return [
          { type: 'FileDeleted', data: { ...data, environmentId: file.environmentId, rbVersion: file.rbVersion } },
        ];
    }
  },
  evolve(file, { type, data }) {
    if (type === 'FileCreated')
      return {
        status: 'kept',
        environmentId: data.environmentId,
        rbVersion: data.rbVersion,
        received: false,
        fileName: data.fileName,
        direction: data.direction,
        sha256: data.content.sha256,
        ...nothingYet,
      };
    if (type === 'FileReceived')
      return {
        status: 'kept',
        environmentId: data.environmentId,
        rbVersion: data.rbVersion,
        received: true,
        fileName: data.fileName,
        direction: 'ST',
        sha256: data.content.sha256,
        ...nothingYet,
      };
    if (type === 'FileRestored') return file.status === 'reorganised' ? file.file : file;
    if (file.status !== 'kept') return file;
    switch (type) {
      case 'FileContentChanged':
        return { ...file, contentVersion: data.contentVersion, sha256: data.content.sha256 };
      case 'FileValidated':
        return { ...file, reportSha256: data.result.reportSha256 };
      case 'FileRenamed':
        return { ...file, fileName: data.fileName };
      case 'FileTurnedRound':
        return { ...file, direction: data.direction };
      case 'FileReportCommentsShown':
        return { ...file, commentsShown: true };
      case 'FileReportCommentsRemoved':
        return { ...file, commentsShown: false };
      case 'FileDeleted':
        return { status: 'deleted' };
      case 'FileReorganised':
        return { status: 'reorganised', file, restorableUntil: data.restorableUntil };
    }
  },
};
