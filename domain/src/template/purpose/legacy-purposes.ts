import type { InputPurpose } from '../model/template.ts';

/** The input for health and safety impacts in the catalogue; the misspelling is in stored permits. */
export const impactInputName = 'workWithHealthAndSafetyImapct';

/** The names of the inputs for a form's period and work description. */
interface PeriodInputs {
  start: string;
  end: string;
  description: string;
}

const periodInputsByTitle: readonly [prefix: string, inputs: PeriodInputs][] = [
  ['B2 - CONFINED SPACE', { start: 'C11StartDate', end: 'C11EndDate', description: 'workDetails' }],
  ['B3 - LIFTING', { start: 'G11StartDate', end: 'G11EndDate', description: 'workDetails' }],
  ['B4 - WORK AT HEIGHT WEEK 1', { start: 'GW211StartDate', end: 'GW211EndDate', description: 'workDetails' }],
  ['B7 - SIPP PERMIT', { start: 'startDate', end: 'preferredEndDate', description: 'workDescription' }],
];

const hotWorksTitle = /^B1D(\d\d) - HOT WORKS DAY \d\d$/;

/** The names of the inputs for the period and the work in a form with this title. */
export function findPeriodInputs(title: string): PeriodInputs {
  const match = periodInputsByTitle.find(([prefix]) => title.startsWith(prefix));
  if (match) return match[1];
  const day = hotWorksTitle.exec(title)?.[1];
  if (day) {
    // The first two days are written without the leading zero, the others with it.
    const prefix = Number(day) <= 2 ? `D${Number(day)}` : `D${day}`;
    return { start: `${prefix}startDate`, end: `${prefix}endDate`, description: 'workDetails' };
  }
  return { start: 'startDate', end: 'dateEnd', description: 'workDetails' };
}

const legacyInputNames: Record<Exclude<InputPurpose, 'startDate' | 'endDate' | 'work'>, readonly string[]> = {
  startTime: ['startTime'],
  endTime: ['endTime'],
  period: [],
  place: ['workLocation'],
  level: ['buildingLevel'],
  company: ['contractorCompany'],
  applicant: ['applicantName'],
  manager: ['managerName'],
  phone: ['applicantPhone'],
  otherPhone: [
    ...['contactPersonPhone', 'contractorSupervisorPhone', 'emergencyPhone'],
    ...['environmentalOfficerPhone', 'fireWatchPhone', 'impairmentCoordinatorPhone'],
    ...['installEngineerPhone', 'radiationSafetyOfficerPhone', 'requesterPhone'],
    ...['safetyOfficerPhone', 'standbyEngineerPhone', 'trafficControllerPhone'],
  ],
  headcount: ['numberOfWorkers'],
  remainingRisk: ['riskLevel', 'residualRisk'],
  highRiskWork: [impactInputName],
  hazards: ['mainHazards', 'spaceHazards', 'substanceHazards'],
  protection: [
    ...['personalProtectiveEquipment', 'chemicalProtection', 'substanceProtection', 'radiationProtection'],
    ...['arcFlashProtection', 'environmentalProtection'],
  ],
  approvalUpload: [
    ...['attachDrawing', 'uploadRA2', 'uploadSopMos', 'uploadReEntryForm'],
    ...['workerCompetencyCertification', 'uploadRA', 'nonMicronSubPermitUpload'],
  ],
  measurement: [
    ...['oxygenReading', 'flammableReading', 'hydrogenSulfideReading', 'carbonMonoxideReading', 'gasReadingBefore'],
    ...['voltageMeasured', 'pressureMeasured', 'backgroundReading', 'phValue', 'suspendedSolids'],
    ...['startTried', 'provenDead', 'pressureProvenZero'],
  ],
  testTime: ['gasTestedAt', 'gasReadingTime', 'lockedAt', 'isolatedAt'],
  tester: ['gasTester', 'lineOwner', 'isolatingPerson', 'provingPerson'],
};

/**
 * The purposes that are newer than purposes themselves: a version that sets purposes may have been published before
 * them. Such a purpose follows from the names until an input of the version has it.
 */
export const laterPurposes: ReadonlySet<InputPurpose> = new Set(['hazards', 'protection', 'approvalUpload']);

/** The title of the section that is filled in after the work. */
export const legacyAfterWorkTitle = 'After the work';

/**
 * The names of the inputs by purpose, for template versions published before inputs had them: by the form's title
 * and the input names of the first catalogue. The first name has priority.
 */
export function findLegacyInputNames(title: string): Record<InputPurpose, readonly string[]> {
  const { start, end, description } = findPeriodInputs(title);
  return { ...legacyInputNames, startDate: [start], endDate: [end], work: [description] };
}
