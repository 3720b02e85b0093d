/** A cookie to set in the browser, inaccessible to scripts. */
export interface ResponseCookie {
  name: string;
  value: string;
  /** Lifetime; 0 deletes the cookie. */
  maxAgeSeconds: number;
  /**
   * Whether the browser also sends it when the user follows a link from elsewhere, rather than only from our own
   * pages.
   */
  sameSite?: 'lax';
}

/** The cookies of the browser that sent the request. */
export interface Cookies {
  read(name: string): string | undefined;
  /** The names of cookies with this prefix. */
  listNames(beginning: string): string[];
  set(cookie: ResponseCookie): void;
}

/** For messages that do not come from a browser with cookies, such as those over a socket. */
export const noCookies: Cookies = { read: () => undefined, listNames: () => [], set: () => undefined };
