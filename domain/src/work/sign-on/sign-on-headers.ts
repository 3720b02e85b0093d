/**
 * The headers with which the sign-on page proves where it comes from: by the last part of its address, and by the key of
 * its device. The server decides by them whose turn it is.
 */
export const signOnHeaders = { token: 'sign-on-token', deviceKey: 'device-key' } as const;
