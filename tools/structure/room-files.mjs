// The names of files in the rooms of the server's features. Whoever knows one room finds everything in another.

const test = /\.test\.ts$|\/testing\//;

/** The faces of a room, and what stands behind them: rows that stores share, types of the API, refusals. */
const usualNames =
  /^(schema|service|store|types|messages|subscriptions|chain)\.ts$|^(.+-)?(rows|sources|branches|clauses)\.ts$|^.+-(types?|refusal)\.ts$/;

/**
 * Files with names of their own that are not known, and known ones that are not there any more, one sentence each.
 * @param {readonly string[]} files Paths in the project.
 * @param {readonly string[]} known Below server/src/features.
 */
export function roomFileProblems(files, known) {
  const named = files.flatMap((file) => {
    const below = /^server\/src\/features\/(.+\.ts)$/.exec(file)?.[1];
    return below === undefined || test.test(file) || usualNames.test(below.slice(below.lastIndexOf('/') + 1))
      ? []
      : [below];
  });
  return [
    ...named
      .filter((file) => !known.includes(file))
      .map(
        (file) =>
          `server/src/features/${file} has a name that no other room has. Bring its content into schema.ts, service.ts, store.ts or types.ts, in a sub-room of its own if there is one already.`,
      ),
    ...known
      .filter((file) => !named.includes(file))
      .map(
        (file) =>
          `server/src/features/${file} is not there any more, or has a usual name. Take it out of knownFiles in tools/structure/known-exceptions.mjs.`,
      ),
  ];
}
