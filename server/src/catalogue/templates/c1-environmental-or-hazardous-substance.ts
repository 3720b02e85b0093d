import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  date,
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

const title = 'C1 - ENVIRONMENTAL OR HAZARDOUS SUBSTANCE';

export const environmentalOrHazardousSubstance: TemplateContent = {
  title,
  code: 'C1',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Pump out and change the resin of waste water exchanger X-02'),
    section('Release to the environment', [
      multicheck(
        'environmentalAspects',
        'Aspects',
        [
          'Waste water',
          'Storm water',
          'Air emission',
          'Soil',
          'Noise at the boundary',
          'Toxic waste',
          'Refrigerant or greenhouse gas',
        ],
        {
          required: true,
        },
      ),
      text('substanceName', 'Substance', { required: true, example: 'Spent ion exchange resin with copper' }),
      measurement('substanceQuantity', 'Quantity (L or kg)', '600', { col: 6, required: true }),
      radio('substanceState', 'State', ['Liquid', 'Sludge or solid', 'Gas'], { col: 6 }),
      select(
        'dischargePoint',
        'Goes to',
        ['Waste water plant', 'Licensed collector', 'Scrubber', 'Storm drain, after test', 'Nowhere, contained'],
        {
          col: 6,
          required: true,
        },
      ),
      measurement('phValue', 'pH', '7.4', { purpose: 'measurement' }),
      measurement('suspendedSolids', 'Suspended solids (mg/L)', '32', { purpose: 'measurement' }),
      date('sampleDate', 'Sampled on'),
      check('dischargeApproved', 'Is the discharge within the site licence?', { required: true }),
      check('stormDrainsCovered', 'Are storm drains covered or valves shut?', { required: true }),
    ]),
    section('Containment and transport', [
      check('bundAvailable', 'Is containment of 110 % available?', { required: true }),
      check('hosesInspected', 'Are hoses and couplings tested and caged?'),
      check('transferAttended', 'Is the transfer attended at both ends?', { required: true }),
      check('tankerEarthed', 'Is the tanker earthed and chocked?'),
      check('spillEquipment', 'Are spill kits, drain mats and pumps at hand?', { required: true }),
      check('odourAndNoise', 'Are odour and noise checked at the boundary?'),
      text('wasteCollector', 'Licensed collector', { example: 'Eastern Waste Services' }),
      text('consignmentNumber', 'Consignment note', { example: 'TIW-2026-0417' }),
      upload(
        'safetyDataSheet',
        'Safety data sheet and waste analysis',
        'The sheet or the laboratory report of the waste.',
        { col: 12 },
      ),
      multicheck('environmentalProtection', 'Protection worn', [
        'Chemical gloves',
        'Goggles',
        'Face shield',
        'Apron',
        'Boots',
        'Respirator',
      ]),
      textarea('spillResponse', 'If it spills', {
        required: true,
        example: 'Stop the pump, shut the outlet valve, dam with socks, call 6995',
      }),
    ]),
    section('People', [
      person('environmentalOfficer', 'Environmental officer', { required: true }),
      phone('environmentalOfficerPhone', 'Environmental officer phone', { required: true }),
      person('transferSupervisor', 'Transfer supervisor', { required: true }),
    ]),
    declarationSection(
      'Nothing leaves its containment but by the way named here. Every spill is reported, however small.',
      'signed',
    ),
    afterTheWork([
      measurement('quantityCollected', 'Quantity collected (L or kg)', '590'),
      check('drainsReopened', 'Are drains clean, covers removed and valves reset?', { col: 8 }),
    ]),
  ],
};
