import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  map,
  multicheck,
  person,
  phone,
  radio,
  measurement,
  section,
  select,
  text,
  textarea,
  upload,
} from '../inputs.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

const title = 'A5 - TRAFFIC MANAGEMENT';

export const trafficManagement: TemplateContent = {
  title,
  code: 'A5',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Close one lane of the logistics road to unload chillers'),
    section('Road and vehicles', [
      text('roadAffected', 'Road, dock or walkway affected', {
        required: true,
        example: 'Logistics road, dock 4 to dock 6',
      }),
      radio('closureKind', 'Effect', ['One lane closed', 'Full closure', 'Walkway diverted', 'Slow traffic'], {
        required: true,
      }),
      multicheck(
        'vehicles',
        'Vehicles and mobile plant',
        ['Lorry', 'Trailer', 'Forklift', 'Mobile crane', 'Boom lift', 'Excavator', 'Tanker'],
        {
          required: true,
        },
      ),
      measurement('numberOfVehicles', 'Vehicles a day', '3'),
      measurement('heaviestVehicle', 'Heaviest vehicle (t)', '24'),
      select('speedLimit', 'Speed limit (km/h)', ['5', '10', '15'], { required: true }),
      map('trafficPlanMap', 'Mark the closure, signs and diversion'),
    ]),
    section('People and controls', [
      person('trafficController', 'Traffic controller', { required: true }),
      phone('trafficControllerPhone', 'Traffic controller phone'),
      measurement('numberOfFlagmen', 'Number of flagmen', '2'),
      check('driversBriefed', 'Are drivers licensed and briefed on site rules?', { required: true }),
      check('reversingGuided', 'Is every reversing movement guided by a flagman?', { required: true }),
      check('pedestriansSeparated', 'Are pedestrians kept apart by barriers?'),
      check('signsAndLights', 'Are cones, signs and lights placed as in the plan?'),
      check('fireLaneOpen', 'Does the fire engine access stay open?'),
      check('neighboursInformed', 'Are security and logistics informed?'),
      textarea('diversionPlan', 'Diversion', {
        example: 'Traffic to docks 1 to 3 by the west gate; walkway moved behind the barrier',
      }),
      upload('trafficPlan', 'Traffic management plan', 'Drawing of signs, barriers, flagmen and diversion.'),
    ]),
    declarationSection(
      'The controller stays at the road for as long as it is obstructed and has no other task.',
      'attached',
    ),
    afterTheWork([check('roadReopened', 'Is the road clean, open and handed back to security?', { col: 12 })]),
  ],
};
