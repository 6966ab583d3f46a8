import { refuse } from '@clearbench/contracts/failure';
import type { FileCommand } from '@clearbench/contracts/file/commands';
import type { FileEvent } from '@clearbench/contracts/file/events';
import type { Decider } from '@clearbench/event-sourcing/decider';
import { changeContent, createFile, receiveFile, validateFile } from './file-decisions.ts';
import type { VipFile } from './file-state.ts';
import { deleteFile, reorganiseFile, restoreFile } from './removal-decisions.ts';

const nothingYet = { contentVersion: 1, reportSha256: '', commentsShown: false } as const;

/** The decider of files. */
export const fileDecider: Decider<VipFile, FileCommand, FileEvent> = {
  initialState: { status: 'none' },
  decide(command, file) {
    const { type, data } = command;
    if (type === 'CreateFile') return createFile(data, file);
    if (type === 'ReceiveFile') return receiveFile(data, file);
    if (type === 'ExpireFile') return reorganiseFile(data, command.at, file);
    if (type === 'RestoreFile') return restoreFile(data, command.at, file);
    if (type === 'DeleteFile') return deleteFile(data, command.at, file);
    if (file.status !== 'kept') return refuse('file.notFound');
    switch (type) {
      case 'ChangeFileContent':
        return changeContent(data, file);
      case 'ValidateFile':
        return validateFile(data, file);
      case 'RenameFile':
        return data.fileName === file.fileName ? [] : [{ type: 'FileRenamed', data }];
      case 'SwitchFileDirection':
        return data.direction === file.direction ? [] : [{ type: 'FileDirectionSwitched', data }];
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
    if (type === 'FileRestored') return file.status === 'removed' ? file.file : file;
    if (file.status !== 'kept') return file;
    switch (type) {
      case 'FileContentChanged':
        return { ...file, contentVersion: data.contentVersion, sha256: data.content.sha256 };
      case 'FileValidated':
        return { ...file, reportSha256: data.result.reportSha256 };
      case 'FileRenamed':
        return { ...file, fileName: data.fileName };
      case 'FileDirectionSwitched':
        return { ...file, direction: data.direction };
      case 'FileReportCommentsShown':
        return { ...file, commentsShown: true };
      case 'FileReportCommentsRemoved':
        return { ...file, commentsShown: false };
      case 'FileDeleted':
        return data.restorableUntil === undefined
          ? { status: 'deleted' }
          : { status: 'removed', reason: 'deleted', file, restorableUntil: data.restorableUntil };
      case 'FileExpired':
        return { status: 'removed', reason: 'expired', file, restorableUntil: data.restorableUntil };
    }
  },
};
