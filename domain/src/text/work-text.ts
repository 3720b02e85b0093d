/** The longest reason or note, in characters. */
export const maximumWorkText = 2000;
