import type { Checklist } from '../checklist.ts';

export const riskAssessment: Checklist = {
  purpose:
    'For the team that does the work, led by its supervisor, before the permit is submitted. Walk the place of work, go through the job step by step, and write down what could hurt someone and what keeps it from happening. Brief everybody who works under it, and look at it again when the job, the team or the place changes.',
  particulars: ['Activity', 'Assessed by (team)', 'Method statement number', 'Review due on'],
  riskMatrix: true,
  tables: [
    {
      title: 'Hazards and controls',
      hint: 'S: severity, L: likelihood, R: risk, each from the scale above and with the controls in place. Control at the source first: eliminate, substitute, engineer, then procedures, and protective equipment last.',
      columns: [
        { title: 'Work step', share: 15 },
        { title: 'Hazard, and how it could hurt someone', share: 19 },
        { title: 'Controls in place', share: 19 },
        { title: 'S', share: 4 },
        { title: 'L', share: 4 },
        { title: 'R', share: 4 },
        { title: 'Further controls', share: 18 },
        { title: 'S', share: 4 },
        { title: 'L', share: 4 },
        { title: 'R', share: 4 },
        { title: 'By whom, by when', share: 12 },
      ],
      rows: 10,
      rowHeight: 44,
    },
  ],
  sections: [
    {
      title: 'How it was assessed',
      items: [
        'The place of work was visited by the people who wrote this assessment.',
        'Someone who has done this work before, and someone who will do it now, took part.',
        'Every step is covered: access, set-up, the work itself, breaks, handing over, clean-up and waste.',
        'Work that is not routine is covered: start-up, shutdown, testing, fault finding, working at night or alone.',
        'Other work nearby, above and below was considered, and its supervisors were asked.',
        'Earlier incidents and near misses of such work were looked at.',
      ],
    },
    {
      title: 'Hazards that were considered',
      items: [
        'Falls of people, and of tools and material: edges, openings, fragile surfaces, floor tiles.',
        'Stored energy: electricity, pressure, springs, gravity, heat. Isolation, lock-out and proof are named.',
        'Hazardous gases, liquids and dusts; safety data sheets are at hand.',
        'Fire and hot surfaces; what burns nearby is removed or covered, and a fire watch is named.',
        'Poor air, confined spaces and inert gases.',
        'Moving parts, vehicles, robots and overhead transport.',
        'Lifting, by crane and by hand; loads and routes are known.',
        'Noise, vibration, radiation, lasers, ultraviolet light and heat stress.',
        'Weather: lightning, rain, wind and haze, for work outdoors.',
        'What the work could do to the fab: detection, sprinklers, exhaust, drains, power, cleanliness.',
      ],
    },
    {
      title: 'Controls',
      items: [
        'Each hazard has a control, and for none of them protective equipment is the only one without a reason.',
        'No risk stays high. What stays medium is accepted by name, by someone who may.',
        'Whoever carries out a control knows that it is theirs, and by when.',
        'Permits, child forms and certificates that the controls rely on are named and valid.',
        'The emergency plan fits the place: alarm, way out, assembly area, first aid, rescue from height or a pit.',
      ],
    },
    {
      title: 'Briefing',
      items: [
        'Everybody on the job was briefed in a language that they understand, and has signed.',
        'Everybody knows that they may stop the work, and whom to tell.',
      ],
    },
  ],
  stopWork: [
    'a risk stays high with every control in place',
    'the job, the place, the weather or the team is no longer what was assessed',
    'a control is missing, damaged or left out',
    'there was an incident or a near miss',
  ],
  results: ['Work may start as planned', 'Work may start once the further controls are in place', 'Work may not start'],
  records: [
    {
      title: 'Briefing of the team',
      columns: [
        { title: 'Name', share: 30 },
        { title: 'Company and trade', share: 30 },
        { title: 'Signature', share: 24 },
        { title: 'Date', share: 16 },
      ],
      rows: 8,
    },
  ],
  signatures: ['Leader of the assessment', 'Supervisor of the work', 'Approved by (project manager)'],
};
