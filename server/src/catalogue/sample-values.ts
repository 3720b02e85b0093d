/** Answers that vary from permit to permit. Everything else is answered with the example that its input shows. */

export const people = [
  'Tan Wei Ming',
  'Lim Hui Ling',
  'Muthu Raman',
  'Nurul Aisyah',
  'Chen Zhihao',
  'Rajesh Kumar',
  'Siti Hajar',
  'Goh Kian Seng',
  'Priya Nair',
  'Ahmad Faizal',
  'Wong Mei Fen',
  'Arun Selvam',
  'Lee Jun Hao',
  'Fatimah Yusof',
  'Ng Boon Teck',
  'Kavitha Pillai',
  'Hassan Ismail',
  'Ong Shu Wen',
  'Daniel Pereira',
  'Zhang Lei',
  'Mohamed Rizwan',
  'Teo Yi Xuan',
  'Joseph Santos',
  'Myo Thant',
] as const;

/** For inputs whose honest answer is already in the description of the work. */
const asDescribed = 'As named in the work description';

/** Answers to text inputs by input name. */
export const variedTexts: Readonly<Record<string, readonly string[]>> = {
  workLocation: [
    'Bay 12, tool ETX-204',
    'Sub-fab, pump row C',
    'Gas yard, north side',
    'Chiller plant room',
    'Bay 9, under the raised floor',
    'Utility corridor, grid C14 to D16',
    'Waste water plant, lane 2',
    'Roof, exhaust stack ES-3',
    'Logistics dock 4',
    'Substation 3',
  ],
  gridReference: ['C14 to D16', 'A02 to A05', 'H22 to H24', 'F08', 'K11 to L12'],
  contractorCompany: ['ACME Works', 'Borealis Engineering', 'Harbour Mechanical', 'Straits Piping'],
  subcontractorCompany: ['Straits Piping', 'Keppel Scaffolds', 'Sunrise Electrical', 'None'],
  companyDepartment: [
    'Automation, Facilities',
    'Gas and chemical, Facilities',
    'Electrical, Facilities',
    'Tool install',
  ],
  continuesPermit: ['None'],
  elementAffected: [asDescribed],
  equipmentIdentifier: [asDescribed],
  goNoGo: ['No go on any open alarm of the system, or with fewer than two technicians on site'],
  impairedZone: [asDescribed],
  impairedDevices: [asDescribed],
  lastContent: [asDescribed],
  loadDescription: [asDescribed],
  mitigation: ['Neighbouring systems checked and in service, owners informed, technicians on standby'],
  reasonForImpairment: [
    'The work would set the system off',
    'The part cannot be changed while the system is in service',
    'The layout changes and the devices must follow it',
  ],
  reasonForLiveWork: [
    'The measurement is possible only on the energised circuit',
    'The circuit feeds life support controls; switching off is the greater danger',
  ],
  recoveryPlan: ['Put the removed part back, test without load, release the system step by step within 40 minutes'],
  spaceIdentifier: [asDescribed],
  substanceName: [asDescribed],
  toolIdentifier: [asDescribed],
  whyThisworksNeeds: [
    'The part is worn beyond its limit and would fail unplanned',
    'Capacity is needed before the next tools arrive',
    'Finding of the last inspection, to be closed this month',
    'The present state has no redundancy',
  ],
  numberOfWorkers: ['2', '3', '4', '5', '6', '8'],
  SIPPToolsEquipment: [asDescribed],
  SIPPImpactedSystem: ['Transport', 'Process exhaust', 'Tool power', 'Process cooling water', 'Fire and gas detection'],
};

/** Selects and radios that are answered differently from permit to permit; the others with their usual choice. */
export const variedChoices: readonly string[] = [
  'areaType',
  'assemblyPoint',
  'buildingLevel',
  'installStage',
  'processArea',
  'riskLevel',
  'shift',
  'typeOfSIPPWork',
  'workDoneAt',
  'worstCase',
];

/** The choice that agrees with the example readings, where it is not the first. */
export const usualChoices: Readonly<Record<string, string>> = {
  hazard1Likelihood: '2 - Remote',
  hazard2Likelihood: '3 - Occasional',
  hazard3Likelihood: '3 - Occasional',
  hazard1Severity: '4 - Major',
  hazard2Severity: '3 - Moderate',
  hazard3Severity: '2 - Minor',
  compressorKind: 'House air',
  laserClass: 'No laser',
  spaceKind: 'Sump or pit',
  spaceVentilation: 'Forced supply and exhaust',
  testMedium: 'Nitrogen',
  voltageLevel: '400 V AC',
};

/** Small black-on-white signatures, 96 by 36 pixels. */
export const signatures = [
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGAAAAAkAQAAAABeKgLvAAAAlElEQVR42r3QsQ0DIQwFUFKlZIN4kUgejeuuvBGyyklXUGaFSCwAusYF4segIHmBHBVPssz/OJjjLkNlg0wGxRukaBAVZeKdgJ0nTmCZ2HSGdMmt4yVovKI5VlBHgjxJwRU1nMi4DwTR3QlHR2OB6DWP1Fw0rYeEDkpoD0Ib8Ic+wb9ym6bbZ9PoTe0PGWQ2qP/53i8+oosJK4BYqAAAAABJRU5ErkJggg==',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGAAAAAkAQAAAABeKgLvAAAAmklEQVR42r3QMQ7DIAwFUJgYO3fyUXyuTlEvUI7QqzRiSIdKuUIiBlaqLgwov5ioiB6g9YKebDC2Qhfqf+Ae9I1oGiyibpjgI+PGFQ4hU1aHD2AXshVjgRtLteA+BKwG00YFDw5IhHkRzOSRGBdV+1iPPKA8V3B1L8mo/TvrU1D7bJxOAuzIR7lTUU7dRojAuUH3Y5se/Kv1vgFtG4WvSKpf8gAAAABJRU5ErkJggg==',
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAGAAAAAkAQAAAABeKgLvAAAAwUlEQVR42q3QsQrCMBAG4IpDR1edMvgEjkLhXsXHqFAanUQQ+gbtq1g61C3PoAW7VrJECPlNm4JxcNJbjg9+7rgL4FXwOwx9g/4A86AKD08fjwGNg8z6Xo0Q6o1GdDa0d2hFxyssHOr6xkusHUR7p6OxUBQga2uamxg4WxStYJFOYKY2VjRZHsUaHbNgssjTrcauH0CSndKVTkILQ5IuWJoN9eAdlQjNpN+jueJXHMxsABRvkIFGQEK44zT0Px/v1QuSGIDnSSxfqwAAAABJRU5ErkJggg==',
] as const;
