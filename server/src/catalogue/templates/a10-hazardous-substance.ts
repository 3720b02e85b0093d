import type { TemplateContent } from '@eptw/domain/template/template';
import {
  afterTheWork,
  check,
  multicheck,
  person,
  radio,
  measurement,
  section,
  text,
  textarea,
  upload,
} from '../inputs.ts';
import { declarationSection, workSection } from '../shared-sections.ts';

const title = 'A10 - HAZARDOUS SUBSTANCE';

export const hazardousSubstance: TemplateContent = {
  title,
  code: 'A10',
  type: 'General',
  asParentPermit: false,
  showInCreatePermit: true,
  sections: [
    workSection(title, 'Apply epoxy floor coating in the pump room'),
    section('Substance', [
      text('substanceName', 'Substance', { required: true, example: 'Epoxy primer, two components' }),
      text('substanceMaker', 'Maker', { example: 'Harbour Coatings' }),
      measurement('substanceQuantity', 'Quantity brought in (L or kg)', '20', { required: true }),
      measurement('casNumber', 'CAS number', '25068-38-6'),
      radio('substanceState', 'State', ['Liquid', 'Solid', 'Gas', 'Aerosol'], { col: 4 }),
      multicheck(
        'substanceHazards',
        'Hazards on the label',
        [
          'Flammable',
          'Corrosive',
          'Toxic',
          'Irritant',
          'Sensitiser',
          'Oxidiser',
          'Gas under pressure',
          'Harmful to water',
        ],
        {
          required: true,
        },
      ),
      upload('safetyDataSheet', 'Safety data sheet', 'All sixteen sections, not older than five years.', { col: 12 }),
    ]),
    section('Use, storage and disposal', [
      text('storagePlace', 'Stored at', { required: true, example: 'Flammables cabinet FC-3, pump room' }),
      check('containersLabelled', 'Are all containers labelled, also the small ones?', { required: true }),
      check('secondaryContainment', 'Is there secondary containment?'),
      check('incompatiblesApart', 'Are incompatible substances kept apart?'),
      check('ignitionRemoved', 'Are ignition sources removed for flammable vapours?'),
      radio('ventilation', 'Ventilation', ['General', 'Local exhaust', 'Forced with ducts'], { required: true }),
      measurement('exposureLimit', 'Exposure limit (ppm)', '50'),
      multicheck(
        'substanceProtection',
        'Protection worn',
        ['Nitrile gloves', 'Goggles', 'Face shield', 'Apron', 'Organic vapour respirator', 'Air-fed hood'],
        {
          required: true,
        },
      ),
      person('chemicalSupervisor', 'Person in charge of the substance', { col: 6, required: true }),
      text('wasteCollector', 'Waste collected by', { example: 'Licensed toxic waste collector' }),
      textarea('firstAidMeasures', 'First aid', {
        example: 'Skin: wash 15 minutes. Eyes: rinse 15 minutes and call the response team',
      }),
    ]),
    declarationSection(
      'Only the substances and quantities named here are brought on site. Nothing is poured into a drain.',
      'attached',
    ),
    afterTheWork([
      measurement('quantityRemoved', 'Quantity taken away (L or kg)', '6'),
      check('containersRemoved', 'Are containers, rags and residues removed as waste?', { col: 8 }),
    ]),
  ],
};
