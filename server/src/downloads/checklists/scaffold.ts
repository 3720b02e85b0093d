import type { Checklist } from '../checklist.ts';

export const scaffold: Checklist = {
  purpose:
    'For each scaffold, fixed or mobile: before it is handed over, every seven days after that, and whenever it was changed, struck, or stood through bad weather. Filled in by a scaffold supervisor. Only an approved scaffold contractor erects, changes and takes down; from 4 m on, and for hanging or cantilevered ones, as the design says.',
  particulars: [
    'Scaffold number or tag',
    'Type (frame, tube and fitting, mobile tower, hanging)',
    'Height and number of lifts',
    'Load class (light, medium, heavy)',
    'Scaffold contractor',
    'Design or approval number',
    'Erected on',
    'Next inspection due',
  ],
  sections: [
    {
      title: 'Base',
      items: [
        'Standards stand plumb on base plates and sole boards: no bricks, drums or offcuts.',
        'The ground, slab or raised floor bears the load; floor tiles below are locked in or replaced by plates.',
        'Screw jacks are out by no more than a third of their length, and none is bent.',
        'Nothing digs, drains or drives where it could undermine or strike the base.',
      ],
    },
    {
      title: 'Frame',
      items: [
        'Parts are of one system and sound: no bend, crack, heavy rust, or weld that was made later.',
        'Standards, ledgers and transoms are at their distances, and level.',
        'Bracing is complete on every face and in plan, from the base to the top.',
        'Ties are fixed to something solid, at the distances of the design; none was taken out.',
        'A free-standing height is no more than three times the smallest base, or four indoors as the maker says.',
        'Couplers, locking pins and clips are all there, and tight.',
      ],
    },
    {
      title: 'Platforms',
      items: [
        'Platforms are closely boarded over their full width, at least 635 mm wide where people work.',
        'Boards or decks are sound, overlap or meet on a support, and are held against lifting and sliding.',
        'Top rail at about 1 m, mid rail, and toe board of 90 mm at least on every open side and end.',
        'Gaps to the wall or tool are at most 300 mm, or are guarded.',
        'The load class is shown, and no more material lies there than is needed.',
        'Platforms are clear of oil, waste, loose cables and tools; tools are on lines.',
      ],
    },
    {
      title: 'Ways up and down',
      items: [
        'Inside ladders or stairs, tied, 1 m above the landing, with a landing every 4 m at most.',
        'Trapdoors close, and gates close by themselves.',
        'Nobody climbs the frame or the braces, and nothing is thrown down.',
      ],
    },
    {
      title: 'Mobile towers',
      items: [
        'All castors are locked, and are on firm, level ground.',
        'Outriggers or stabilisers are set as the maker says, on every side.',
        'It is moved from the base, with nobody and nothing loose on it, at no more than 4 m of height.',
        'The way is clear: no overhead lines, conveyor tracks, sprinklers, holes or slopes.',
      ],
    },
    {
      title: 'Around it',
      items: [
        'The tag at the way up says that it may be used, with load, date and name; an incomplete one is closed off.',
        'The zone below is barricaded; nets, fans or covers protect where people must pass.',
        'Live parts, hot surfaces and process lines within reach are isolated, shielded or far enough away.',
        'Sprinklers, detectors, exhaust and ways out stay clear, or their owner has agreed in writing.',
        'There is light enough to work and to climb by.',
      ],
    },
    {
      title: 'People',
      items: [
        'Erectors are certified, wear a full-body harness, and hook on above 2 m.',
        'Users were told the load, the way up, and that nobody changes anything.',
        'There is a plan to rescue someone who hangs in a harness, and what it needs is on site.',
      ],
    },
  ],
  stopWork: [
    'a rail, a board, a brace, a tie or the tag is missing or was changed',
    'it leans, sways, sinks, or was struck by a load or a vehicle',
    'it is overloaded, or someone moves a tower with people on it',
    'there is lightning or strong wind, outdoors; inspect again before anybody goes up',
  ],
  results: [
    'Safe: tag signed, may be used',
    'Safe once the actions above are done',
    'Not safe: closed off and tagged “do not use”',
  ],
  records: [
    {
      title: 'Inspection every seven days',
      columns: [
        { title: 'Date', share: 14 },
        { title: 'What was found and done', share: 36 },
        { title: 'May be used: yes / no', share: 18 },
        { title: 'Scaffold supervisor, name and signature', share: 32 },
      ],
      rows: 6,
    },
  ],
  signatures: ['Scaffold supervisor', 'Supervisor of those who use it', 'Handed over to (user)'],
};
