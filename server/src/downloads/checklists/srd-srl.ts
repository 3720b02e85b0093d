import type { Checklist } from '../checklist.ts';

export const srdSrl: Checklist = {
  purpose:
    'For each self-retracting device or lifeline (SRD/SRL) and the harness and anchor that it is used with: before every use by the person who will hang on it, and at least every six months by a competent person who does not use it. One that has stopped a fall goes back to the maker, whatever it looks like.',
  particulars: [
    'Serial number',
    'Maker and model',
    'Standard (EN 360, ANSI Z359.14 class)',
    'Length, and cable or webbing',
    'Rated load (kg)',
    'Made on, in service since',
    'Harness serial number',
    'Next inspection by a competent person',
  ],
  sections: [
    {
      title: 'Is it the right one?',
      items: [
        'The standard and class fit the use: overhead, at foot level (leading edge), or horizontal, as the label says.',
        'The person with clothes and tools weighs within the rated load.',
        'Room to fall: the free height below the feet exceeds what the maker asks for, with a metre to spare.',
        'The anchor is above the head, at most about 30 degrees from the vertical, so that nobody swings into something.',
        'No sharp edge, hot work, chemical, live part or moving machine can reach the line.',
      ],
    },
    {
      title: 'Label and record',
      items: [
        'The label is readable: maker, model, serial number, standard, load, length, date of making.',
        'It is within the life that the maker gives, and the last inspection by a competent person is not overdue.',
        'It has no tag that takes it out of use, and is not known to have stopped a fall.',
      ],
    },
    {
      title: 'Housing and anchor eye',
      items: [
        'The housing has no crack, dent or missing part; screws and rivets are tight; nobody opened or mended it.',
        'The swivel eye turns freely, and is not bent, worn or cracked.',
        'The fall indicator has not been released, on hook, swivel or label.',
        'The inside is dry and clean, as far as it can be seen: no rust, paint, concrete or oil.',
      ],
    },
    {
      title: 'Line',
      items: [
        'Pulled out to its whole length: it runs smoothly, without sticking or jerking.',
        'Cable: no broken or loose strand, kink, bird cage, flattening, corrosion or burn.',
        'Webbing or rope: no cut, fray, broken stitch, burn, stiff or shiny place, paint, or fading.',
        'The end at the drum is firm; some turns or the reserve are still there.',
        'The energy absorber is in its cover, unopened, and its stitches are whole.',
      ],
    },
    {
      title: 'Hook and connectors',
      items: [
        'The hook is not bent, worn, cracked or corroded, and turns on its swivel.',
        'The gate closes and locks by itself, and needs two movements to open.',
        'Connectors fit each other, and cannot roll out or be loaded on the gate.',
      ],
    },
    {
      title: 'It works',
      items: [
        'Pulled sharply it locks at once, each of five times, at different lengths.',
        'Let go it locks off; eased back it runs in by itself, all the way, and is not let fly.',
        'It holds: with a steady pull of the arms the line does not creep.',
      ],
    },
    {
      title: 'Harness, anchor and rescue',
      items: [
        'The full-body harness has no cut, burn or opened stitch; buckles lock; the ring on the back is sound.',
        'The harness fits: straps are flat, chest strap is at mid chest, a flat hand goes under the leg straps.',
        'The anchor holds at least 15 kN for each person, or was certified by a professional engineer.',
        'It hangs from a rated anchor or sling: not from a sprinkler, tray, duct, conduit or hand rail.',
        'Only one person hangs on it, hooked to the ring on the back, with no further lanyard in between.',
        'The plan to bring down whoever hangs is known, its equipment is here, and it takes minutes.',
      ],
    },
  ],
  stopWork: [
    'it stopped a fall, or its indicator was released: tag it out, keep it, tell the supervisor',
    'it does not lock, does not run in, or the line sticks',
    'the label cannot be read or the inspection is overdue',
    'no anchor above the head is strong enough',
  ],
  results: ['Safe to use', 'Not used until the maker has serviced it', 'Destroyed, so that nobody can use it'],
  records: [
    {
      title: 'Looked at before use on later days',
      columns: [
        { title: 'Date', share: 16 },
        { title: 'Place', share: 26 },
        { title: 'Locks and runs in: yes / no', share: 24 },
        { title: 'User, name and signature', share: 34 },
      ],
      rows: 6,
    },
  ],
  signatures: ['Inspected by', 'User', 'Supervisor of the work'],
};
