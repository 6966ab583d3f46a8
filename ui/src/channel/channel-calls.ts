import {
  changeChannelRoute,
  createChannelRoute,
  deleteChannelRoute,
  issueChannelPasswordRoute,
  issueChannelSecretRoute,
  listChannelsRoute,
  pauseChannelRoute,
  readChannelLogRoute,
  removeChannelPasswordRoute,
  reopenDeliveryRoute,
  testChannelRoute,
} from '@clearbench/contracts/channel/administration-routes';
import { caller } from '../http/http-caller.ts';

/** The calls of administrators about channels. */
export const channelCalls = {
  list: caller(listChannelsRoute),
  create: caller(createChannelRoute),
  change: caller(changeChannelRoute),
  pause: caller(pauseChannelRoute),
  remove: caller(deleteChannelRoute),
  test: caller(testChannelRoute),
  readLog: caller(readChannelLogRoute),
  reopen: caller(reopenDeliveryRoute),
  issueSecret: caller(issueChannelSecretRoute),
  issuePassword: caller(issueChannelPasswordRoute),
  removePassword: caller(removeChannelPasswordRoute),
};
