// The web's rooms of permits are in layers. A room imports only from earlier layers, types included.

const layers = [
  ['components'],
  ['model', 'subscriptions'],
  ['forms', 'quota', 'export'],
  ['detail', 'list', 'reviewers'],
  ['review'],
  ['create', 'drafts'],
  ['screens'],
];
const layerOf = new Map(layers.flatMap((rooms, layer) => rooms.map((room) => [room, layer])));
const roomOf = (file) => /^web\/src\/(?:features|generated)\/permits\/([^/.]+)/.exec(file)?.[1];

/** The problems of the module's imports, one sentence each. @param {import('./modules.mjs').Module} module */
export function layerProblems({ file, imports }) {
  const room = roomOf(file);
  if (room === undefined || file.startsWith('web/src/generated/')) return [];
  if (!layerOf.has(room))
    return [`is in a room of permits, '${room}', that has no layer. Give it one in tools/structure/permit-layers.mjs.`];
  return imports.flatMap(({ specifier, target }) => {
    const other = target && roomOf(target);
    if (other === undefined || other === room || layerOf.get(other) < layerOf.get(room)) return [];
    return [
      `imports ${specifier}. Of permits, '${room}' comes before '${other}' or stands beside it: move what both need into an earlier layer.`,
    ];
  });
}
