/** What follows a theme's class in a selector → name of a variable → its value. */
export type Variables = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** The scope of what applies to the whole page. */
const everywhere = '';

/** Reads rules such as `.eptw-light.ant-radio{--ant-color-border:#84939e;}`, and nothing else. */
function* readRules(styles: string): Iterable<[scope: string, name: string, value: string]> {
  for (const [, scope = everywhere, declarations = ''] of styles.matchAll(/\.[\w-]+((?:\.[\w-]+)?)\{([^}]*)\}/g)) {
    for (const [, name = '', value = ''] of declarations.matchAll(/(--[\w-]+):([^;]*)(?:;|$)/g)) {
      yield [scope, name, value];
    }
  }
}

/**
 * Reads the variables of the page and those of its parts. A part's own bear its name and may stand on the page, where
 * they cost the browser least; what a part changes of the page's applies to it alone.
 */
export function parseVariables(page: string, parts: string): Variables {
  const shared = new Map<string, string>();
  for (const [, name, value] of readRules(page)) shared.set(name, value);
  const ofPage = new Set(shared.keys());
  const found = new Map([[everywhere, shared]]);
  for (const [scope, name, value] of readRules(parts)) {
    const actual = ofPage.has(name) ? scope : everywhere;
    found.set(actual, (found.get(actual) ?? new Map<string, string>()).set(name, value));
  }
  return found;
}

/** Returns what differs in the second. */
export function findChanges(before: Variables, after: Variables): Variables {
  return new Map(
    [...after].map(([scope, variables]) => {
      const known = before.get(scope);
      return [scope, new Map([...variables].filter(([name, value]) => known?.get(name) !== value))];
    }),
  );
}

/** Writes the variables of each theme below its class; one that has the same value in all, once for all. */
export function writeVariables(themes: ReadonlyMap<string, Variables>, isUsed: (name: string) => boolean): string {
  const rules = new Map<string, string>();
  for (const [theme, scopes] of themes) {
    for (const [scope, variables] of scopes) {
      for (const [name, value] of variables) {
        if (!isUsed(name)) continue;
        const alike = [...themes].filter(([, other]) => other.get(scope)?.get(name) === value).map(([key]) => key);
        if (alike[0] !== theme) continue;
        const selector = alike.map((key) => (scope ? `.${key} ${scope}` : `.${key}`)).join(',');
        rules.set(selector, `${rules.get(selector) ?? ''}${name}:${value};`);
      }
    }
  }
  return [...rules].map(([selector, declarations]) => `${selector}{${declarations}}`).join('\n');
}
