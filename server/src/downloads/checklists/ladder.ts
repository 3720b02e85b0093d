import type { Checklist } from '../checklist.ts';

export const ladder: Checklist = {
  purpose:
    'For each ladder, before it is first used on a permit and at the start of every day. A ladder is for light work of a short time where nothing safer fits; it does not replace a platform or a scaffold. Filled in by a competent person of the company that uses the ladder.',
  particulars: [
    'Ladder number or tag',
    'Type (step, platform, single, extension)',
    'Material (aluminium, fibreglass)',
    'Length and number of rungs',
    'Rated load (kg)',
    'Tag valid until',
  ],
  sections: [
    {
      title: 'Is a ladder right for this job?',
      items: [
        'A platform, a scaffold or a lift was considered and does not fit; the reason is on the permit.',
        'The work is light, takes less than about 30 minutes in one place, and needs one hand only.',
        'The feet stay at or below the height that the site allows on a ladder, and three points of contact can be kept.',
        'The ladder is of an industrial grade, and its rated load covers the person, tools and material.',
        'Near anything electrical the ladder does not conduct: no aluminium, no wire-reinforced stiles.',
      ],
    },
    {
      title: 'The ladder itself',
      items: [
        'The tag or label is readable and not past its date: number, rated load, last inspection.',
        'Stiles are straight: no bend, dent, crack, corrosion, burr or split fibre.',
        'All rungs or treads are there, tight and level; none is bent, worn smooth or repaired by hand.',
        'Feet are there, are of rubber that grips, and are not worn through on either side.',
        'Rivets, bolts and welds are whole; nothing is tied with wire, tape or cable ties.',
        'Step ladder: spreaders and locks open fully and hold, and the top platform is firm.',
        'Extension ladder: hooks, guides, pulley and rope are sound, and both hooks lock on the rungs.',
        'The ladder is free of oil, grease, chemicals, wet paint and mud; nothing hides a crack.',
        'It has not been painted, lengthened, or joined with another one.',
      ],
    },
    {
      title: 'Where it stands',
      items: [
        'The ground is firm, level and dry: no boxes, pallets, vehicles or loose floor tiles below the feet.',
        'On a raised floor every tile below the feet is locked in, and its load is known.',
        'A leaning ladder stands one out for every four up (about 75 degrees).',
        'It rests on something solid: no gutter, cable tray, duct, pipe, glass or sprinkler line.',
        'It reaches about 1 m (three rungs) above a landing, and sections overlap by at least three rungs.',
        'It is tied at the top, or held by a second person until it is; the tie is named below if it stays.',
        'Doors, gates and traffic beside it are locked, guarded or watched; cones and tape are set.',
        'Nothing live, hot, moving or falling is within reach or overhead.',
      ],
    },
    {
      title: 'How it is used',
      items: [
        'Users have been shown how, are fit for it, and wear shoes that are clean and dry.',
        'One person at a time; facing the ladder; the belt buckle stays between the stiles.',
        'Tools go in a belt or on a line, secured against falling; hands stay free to climb.',
        'Nobody stands on the top three rungs, or the top two treads of a step ladder.',
        'Where someone could fall 2 m or more, the work-at-height form is attached and its protection is worn.',
        'The ladder is taken down, chained or closed off at every break and at the end of the shift.',
      ],
    },
  ],
  stopWork: [
    'anything of the ladder is damaged or missing: tag it out and take it away from the place of work',
    'it moves, slips or stands on something that gives way',
    'the work takes longer, reaches further or needs both hands',
    'there is rain, lightning or strong wind, outdoors',
  ],
  results: ['Safe to use', 'Safe once the actions above are done', 'Not safe: tagged out and removed'],
  records: [
    {
      title: 'Looked at before use on later days',
      columns: [
        { title: 'Date', share: 16 },
        { title: 'Time', share: 12 },
        { title: 'Place', share: 24 },
        { title: 'In order: yes / no', share: 18 },
        { title: 'Name and signature', share: 30 },
      ],
      rows: 6,
    },
  ],
  signatures: ['Inspected by (competent person)', 'Supervisor of the work'],
};
