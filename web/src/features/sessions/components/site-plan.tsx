const rooms: readonly [x: number, y: number, width: number, height: number][] = [
  [20, 40, 260, 150],
  [280, 40, 210, 150],
  [490, 40, 330, 150],
  [20, 190, 200, 190],
  [220, 190, 350, 190],
  [570, 190, 250, 190],
  [20, 380, 550, 130],
  [570, 380, 250, 130],
];

/** A decorative outline of a site. */
export function SitePlan() {
  return (
    <svg className="site-plan" viewBox="0 0 840 540" aria-hidden>
      {rooms.map(([x, y, width, height]) => (
        <rect key={`${x}-${y}`} {...{ x, y, width, height }} />
      ))}
      {[80, 150].map((x) => (
        <circle key={x} cx={x} cy={285} r={26} />
      ))}
      {[250, 300, 350, 400, 450, 500].map((x) => (
        <rect key={x} x={x} y={250} width={30} height={66} rx={3} />
      ))}
      <path d="M620 510v-60h60v60M120 190v-46h44M490 120h46v-36" />
    </svg>
  );
}
