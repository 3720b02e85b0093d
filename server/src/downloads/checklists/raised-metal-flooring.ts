import type { Checklist } from '../checklist.ts';

export const raisedMetalFlooring: Checklist = {
  purpose:
    'For every opening in a raised metal floor of a fab or a sub-fab: before the first tile is lifted, while the opening is there, and when it is closed. Filled in by the supervisor of the work, together with the attendant. An open tile is a hole that someone will fall into: no opening is ever left without a barricade and an attendant.',
  particulars: [
    'Bay and tile grid',
    'Tiles open at one time (at most)',
    'Size of the opening (m × m)',
    'Depth below the floor (m)',
    'Below (slab, open waffle, covered waffle)',
    'Reason for opening',
    'Cleanroom or area owner',
    'Attendant',
  ],
  sections: [
    {
      title: 'Before a tile is lifted',
      items: [
        'The owner of the area has agreed: place, time, number of tiles, and the change of airflow and pressure.',
        'Tools nearby that could be affected by vibration, particles or air are known to their owners.',
        'What lies below is known: power, leak detection, drain, gas, vacuum and cooling lines, and their owners.',
        'Live, hot or leaking services below are isolated, locked, and proved.',
        'The depth is measured; where someone could fall 2 m or more, work at height is on the permit.',
        'Sub-fab below an open waffle is closed off, and its people were told.',
        'Loads beside the opening were checked: tools, carts, ladders, lifts; no tile is loaded over its rating.',
      ],
    },
    {
      title: 'Barricade and signs',
      items: [
        'A hard barricade (not tape) with top and mid rail stands on all sides before the first tile comes up.',
        'It is at least 0.5 m from the edge where there is room, stands by itself, and is tied into one.',
        "Signs 'Danger: floor open' hang on every approach, with name, telephone and permit number.",
        'Ways out and aisles stay open, or another way is marked and agreed.',
        'Light shows the edge; below the floor there is light to work by, of low voltage.',
        'An attendant with nothing else to do is at the opening, and is relieved before leaving.',
      ],
    },
    {
      title: 'Lifting tiles',
      items: [
        'A tile puller (suction or hook) is used; fingers and screwdrivers are not.',
        'Two people lift a tile over 15 kg; gloves and safety shoes are worn.',
        'Tiles lie flat, at most five high, out of the aisle, with their numbers, so that each goes back to its place.',
        'Only as many are open as can be guarded; never a whole row, so that the grid stays stiff.',
        'Stringers and pedestals stay in; where one must go, the floor around is supported and nobody stands on it.',
        'Tools and parts over the opening are on lines or in trays.',
      ],
    },
    {
      title: 'Working below',
      items: [
        'Nobody steps on pipes, cables, trays or leak-detection cable.',
        'Whether it is a confined space was asked; if so, the form is attached and the air tested.',
        'A step or ladder is there from 0.5 m of depth, and the way out is clear.',
        'A full-body harness on a rated anchor is worn where someone could fall through the waffle.',
        'No hot work below the floor without its form; detectors and sprinklers below are known.',
        'Cleanroom rules are kept: wiped tools, covered cuts, vacuum at the source; waste comes out at once.',
      ],
    },
    {
      title: 'At breaks, and when it is closed',
      items: [
        'Tiles go back before every break; if that cannot be, a rated cover that is fixed and marked, and an attendant.',
        'Services below were looked at: nothing loose, leaking or left behind; leak detection is dry and works.',
        'Stringers, pedestals and screws are back and tight, and earth straps are connected.',
        'Tiles are in their places, level, locked, do not rock, and are clean; perforated ones are where they were.',
        'The owner has seen it, airflow and pressure are back, and the barricade is taken away last.',
      ],
    },
  ],
  stopWork: [
    'the barricade has a gap, or the attendant is not there',
    'a tile rocks, bends or is cracked, or a pedestal leans',
    'a line below leaks, is warm, or is not on the drawing',
    'an alarm sounds, or the pressure of the area is out of its limits',
  ],
  results: ['Opening may be made', 'Opening may be made once the actions above are done', 'No opening may be made'],
  records: [
    {
      title: 'Openings',
      columns: [
        { title: 'Tiles (grid)', share: 22 },
        { title: 'Opened: date and time', share: 20 },
        { title: 'Attendant', share: 20 },
        { title: 'Closed: date and time', share: 20 },
        { title: 'Checked by', share: 18 },
      ],
      rows: 8,
    },
  ],
  signatures: ['Supervisor of the work', 'Attendant', 'Cleanroom or area owner'],
};
