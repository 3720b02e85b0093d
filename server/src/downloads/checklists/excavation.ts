import type { Checklist } from '../checklist.ts';

export const excavation: Checklist = {
  purpose:
    'For every excavation, trench, trial pit and coring into the ground: before anybody digs, before anybody goes in, at the start of every shift, and after rain, vibration or a fall of earth. Filled in by a competent person. From 1.5 m of depth, or less in poor ground, sides are supported, battered or stepped; from 4 m a professional engineer designs their support.',
  particulars: [
    'Length × width × depth (m)',
    'Method (by hand, machine, vacuum)',
    'Soil and ground water',
    'Drawing of services, number and date',
    'Detection done by, on',
    'Support (design number)',
  ],
  sections: [
    {
      title: 'Before digging',
      items: [
        'Current drawings of power, gas, water, drain, process, fire and data lines are on site, and were read.',
        'The ground was scanned with a detector by a trained person, and lines are marked on the surface.',
        'Owners of services within reach were told; lines that can be are isolated, locked and proved dead.',
        'Trial pits are dug by hand, with insulated tools, wherever a line is expected within 0.5 m.',
        'Foundations, walls, poles and tanks nearby are far enough away, or are supported.',
        'Contaminated ground, old tanks and gas were considered; what is dug out has a place and a way out.',
        'People, equipment and a plan to get someone out are there before anybody goes in.',
      ],
    },
    {
      title: 'Sides and edges',
      items: [
        'Sides are battered, stepped, shored or held by a box, as the design or the ground asks for.',
        'Support goes in from above and down, touches the ground everywhere, and has no bent or missing part.',
        'No cracks, bulges, loose lumps or water show in the sides or behind the edge.',
        'Spoil, pipes and material lie at least 1 m from the edge, and further as it gets deeper.',
        'Machines and vehicles are kept away by stop blocks or a barrier; their load was considered.',
        'Services that cross the excavation are held, protected and marked.',
      ],
    },
    {
      title: 'Keeping people out, and getting in',
      items: [
        'A firm barricade stands on all sides, at least 1 m from the edge and 1 m high, with toe boards where things could fall.',
        'Signs and, after dark, lights show it from every side.',
        'Where people cross, there is a gangway with guard rails on both sides.',
        'A ladder or steps every 15 m at most, tied, and 1 m above the edge; nobody climbs on supports.',
        'Openings are covered or barricaded at every break; a cover is fixed, marked, and bears its load.',
      ],
    },
    {
      title: 'Air, water and machines',
      items: [
        'The air was tested before entry where it may be poor: oxygen, flammable gas, toxic gas (write it below).',
        'From 1.2 m of depth with poor air or little room to get out, the confined-space form is attached.',
        'Engines and exhausts stay away from the edge, and no heavy gas can flow in.',
        'Water is pumped out without washing soil away, and goes where the site allows; electric pumps are behind a 30 mA device.',
        'Machines have been inspected and their operators certified; a signaller is there when they move.',
        'Nobody is within the reach of a machine, or below a load.',
      ],
    },
    {
      title: 'People',
      items: [
        'Everybody was briefed on lines, limits and the plan for a collapse or a struck line.',
        'Helmet, safety shoes, high-visibility vest and gloves are worn; insulating gloves for digging near cables.',
        'Nobody works alone in it: someone at the top watches and can call for help.',
      ],
    },
  ],
  stopWork: [
    'a line is found that is on no drawing, or is struck: get out, keep people away, call the emergency number',
    'sides crack, bulge or move, or water comes in',
    'gas is smelled or the detector sounds',
    'support is missing, removed or damaged, or there was heavy rain since the last inspection',
  ],
  results: ['Safe to enter', 'Safe once the actions above are done', 'Nobody enters: barricaded and signed'],
  records: [
    {
      title: 'Inspection of each shift, and test of the air',
      hint: 'Acceptable: oxygen 19.5 to 23.5 %, flammable gas below 10 % LEL, hydrogen sulphide below 10 ppm, carbon monoxide below 25 ppm.',
      columns: [
        { title: 'Date and time', share: 17 },
        { title: 'O₂ %', share: 9 },
        { title: 'LEL %', share: 9 },
        { title: 'H₂S ppm', share: 10 },
        { title: 'CO ppm', share: 10 },
        { title: 'Sides and edges', share: 17 },
        { title: 'Name and signature', share: 28 },
      ],
      rows: 8,
    },
  ],
  signatures: ['Inspected by (competent person)', 'Supervisor of the work', 'Host / system owner'],
};
