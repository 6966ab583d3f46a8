import { createSlice } from '@reduxjs/toolkit';

/** `initial` until the first attempt has succeeded or failed. */
export type Connection = 'initial' | 'connected' | 'disconnected';
export type LiveState = { readonly socket: Connection; readonly heartbeat: Connection };

const initialState: LiveState = { socket: 'initial', heartbeat: 'initial' };

export const liveSlice = createSlice({
  name: 'live',
  initialState: initialState as LiveState,
  reducers: {
    socketConnected: (state) => ({ ...state, socket: 'connected' as const }),
    socketDisconnected: (state) => ({ ...state, socket: 'disconnected' as const }),
    heartbeatSucceeded: (state) => ({ ...state, heartbeat: 'connected' as const }),
    heartbeatFailed: (state) => ({ ...state, heartbeat: 'disconnected' as const }),
  },
  selectors: {
    selectSocket: (state) => state.socket,
    selectHeartbeat: (state) => state.heartbeat,
    /** One state for the page: disconnected as soon as either connection to the server is lost. */
    selectConnection: ({ socket, heartbeat }): Connection => {
      if (socket === 'disconnected' || heartbeat === 'disconnected') return 'disconnected';
      return socket === 'connected' || heartbeat === 'connected' ? 'connected' : 'initial';
    },
  },
});

export const { socketConnected, socketDisconnected, heartbeatSucceeded, heartbeatFailed } = liveSlice.actions;
export const { selectConnection, selectSocket, selectHeartbeat } = liveSlice.selectors;
