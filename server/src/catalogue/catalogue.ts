import { generalPermitTemplateId, type TemplateContent } from '@eptw/domain/template/template';
import { riskAssessment } from './templates/a01-risk-assessment.ts';
import { ladderAndScaffold } from './templates/a02-ladder-and-scaffold.ts';
import { hazardousLineOpening } from './templates/a03-hazardous-line-opening.ts';
import { excavation } from './templates/a04-excavation.ts';
import { trafficManagement } from './templates/a05-traffic-management.ts';
import { raisedMetalFlooring } from './templates/a06-raised-metal-flooring.ts';
import { energyIsolation } from './templates/a07-energy-isolation.ts';
import { pressureTesting } from './templates/a08-pressure-testing.ts';
import { manualHandling } from './templates/a09-manual-handling.ts';
import { hazardousSubstance } from './templates/a10-hazardous-substance.ts';
import { radiationAndLaser } from './templates/a11-radiation-and-laser.ts';
import { nightAndLoneWork } from './templates/a12-night-and-lone-work.ts';
import { hotWorks } from './templates/b1-hot-works.ts';
import { confinedSpace } from './templates/b2-confined-space.ts';
import { lifting } from './templates/b3-lifting.ts';
import { workAtHeight } from './templates/b4-work-at-height.ts';
import { lifeSupportSystemImpairment } from './templates/b5-lss-impairment.ts';
import { liveElectrical } from './templates/b6-live-electrical.ts';
import { sippPermit } from './templates/b7-sipp.ts';
import { demolitionAndCoring } from './templates/b8-demolition-and-coring.ts';
import { environmentalOrHazardousSubstance } from './templates/c1-environmental-or-hazardous-substance.ts';
import { generalPermit } from './templates/general-permit.ts';
import { toolInstallPermit } from './templates/tool-install-permit.ts';

/** A template as every installation starts with it. Its id is the same everywhere. */
export type CatalogueTemplate = TemplateContent & { id: string };

/** The fixed id with this number; 1 is the General Permit's. */
function toFixedId(number: number): string {
  return `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;
}

/** Gives templates that belong together ids from `first` on. A template added later goes to the end of its run. */
function withFixedIds(first: number, templates: TemplateContent[]): CatalogueTemplate[] {
  return templates.map((template, index) => ({ id: toFixedId(first + index), ...template }));
}

const hotWorkDays = Array.from({ length: 14 }, (_, index) => hotWorks(index + 1));

/** Every template that an installation starts with: parents first, then child templates in the order of their titles. */
export const catalogue: CatalogueTemplate[] = [
  { id: generalPermitTemplateId, ...generalPermit },
  ...withFixedIds(2, [toolInstallPermit]),
  ...withFixedIds(11, [
    riskAssessment,
    ladderAndScaffold,
    hazardousLineOpening,
    excavation,
    trafficManagement,
    raisedMetalFlooring,
    energyIsolation,
    pressureTesting,
    manualHandling,
    hazardousSubstance,
    radiationAndLaser,
    nightAndLoneWork,
  ]),
  ...withFixedIds(31, hotWorkDays),
  ...withFixedIds(52, [
    confinedSpace,
    lifting,
    workAtHeight(1),
    workAtHeight(2),
    lifeSupportSystemImpairment,
    liveElectrical,
    sippPermit,
    demolitionAndCoring,
  ]),
  ...withFixedIds(71, [environmentalOrHazardousSubstance]),
];
