/** A cookie that a browser is to keep, out of reach of scripts. */
export interface ResponseCookie {
  name: string;
  value: string;
  /** For how long; 0 has the browser forget it. */
  maxAgeSeconds: number;
  /** Whether the browser also sends it when somebody comes to us from elsewhere. Else our own pages alone do. */
  sameSite?: 'lax';
}

/** The cookies of the browser that a request came from. */
export interface Cookies {
  read(name: string): string | undefined;
  /** The names of those that begin so. */
  listNames(beginning: string): string[];
  set(cookie: ResponseCookie): void;
}

/** For what comes without a browser that could keep any, such as messages over a socket. */
export const noCookies: Cookies = { read: () => undefined, listNames: () => [], set: () => undefined };
