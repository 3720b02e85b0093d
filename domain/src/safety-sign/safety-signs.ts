/** A safety sign, and how an option of a form is recognised as it. */
interface SafetySignRow {
  /** What the sign means. */
  label: string;
  /** An option shows the sign if its label contains one of these, in lower case. */
  words: readonly string[];
}

/** THE table of warning signs. Of several that fit an option, the first counts. */
export const hazardSigns = {
  oxygen: { label: 'Lack of oxygen', words: ['oxygen', 'asphyx', 'inert gas'] },
  flammable: { label: 'Fire or explosion', words: ['flammable', 'fire', 'explos', 'oxidis'] },
  toxic: { label: 'Toxic substance', words: ['toxic', 'poison', 'gas leak'] },
  corrosive: { label: 'Corrosive substance', words: ['corrosive', 'acid', 'caustic'] },
  harmful: { label: 'Harmful substance', words: ['irritant', 'sensitis', 'harmful', 'chemical'] },
  pressure: { label: 'Pressure', words: ['pressure'] },
  flooding: { label: 'Flooding or engulfment', words: ['flood', 'engulf', 'drown'] },
  electricity: { label: 'Electricity', words: ['electric', 'arc flash', 'live part'] },
  fallingObjects: {
    label: 'Falling objects',
    words: ['falling object', 'dropped object', 'suspended load', 'overhead'],
  },
  slip: { label: 'Slipping or tripping', words: ['slip', 'trip'] },
  fall: { label: 'Falling from height', words: ['fall', 'height'] },
  machinery: { label: 'Moving machinery', words: ['moving', 'machin', 'rotating'] },
  heat: { label: 'Hot or cold surfaces', words: ['heat', 'hot', 'steam', 'cold', 'cryogen'] },
  noise: { label: 'Noise', words: ['noise', 'vibration'] },
  dust: { label: 'Dust or fumes', words: ['dust', 'fume', 'particle'] },
  poorAir: { label: 'Poor lighting or ventilation', words: ['lighting', 'ventilation'] },
  radiation: { label: 'Radiation or laser', words: ['radiation', 'laser', 'x-ray'] },
} as const satisfies Record<string, SafetySignRow>;

/** THE table of mandatory signs: what must be worn. Of several that fit an option, the first counts. */
export const protectionSigns = {
  helmet: { label: 'Safety helmet', words: ['helmet', 'hard hat'] },
  weldingMask: { label: 'Welding mask', words: ['welding'] },
  faceShield: { label: 'Face shield', words: ['face shield'] },
  eyes: { label: 'Eye protection', words: ['glasses', 'goggles', 'eyewear', 'eye protection'] },
  hearing: { label: 'Hearing protection', words: ['hearing', 'ear plug', 'ear muff'] },
  respirator: { label: 'Breathing protection', words: ['respirator', 'breathing', 'air-fed', 'dust mask'] },
  gloves: { label: 'Gloves', words: ['glove'] },
  shoes: { label: 'Safety shoes', words: ['shoe', 'boot', 'footwear'] },
  harness: { label: 'Harness', words: ['harness', 'lanyard'] },
  visibility: { label: 'High-visibility vest', words: ['visib', 'vest'] },
  clothing: {
    label: 'Protective clothing',
    words: ['garment', 'suit', 'apron', 'shirt', 'coverall', 'sleeve', 'clothing'],
  },
  detector: { label: 'Gas detector or dosimeter', words: ['detector', 'dosimeter', 'monitor'] },
} as const satisfies Record<string, SafetySignRow>;

export type HazardSign = keyof typeof hazardSigns;
export type ProtectionSign = keyof typeof protectionSigns;

/** Every warning sign, in the order of the table. */
export const hazardSignNames = Object.keys(hazardSigns) as readonly HazardSign[];

/** Every mandatory sign, in the order of the table. */
export const protectionSignNames = Object.keys(protectionSigns) as readonly ProtectionSign[];

/** A sign of a job: null for an option that none of the table fits, which only its text explains. */
export interface ShownSign<Sign> {
  sign: Sign | null;
  /** The option as it was chosen. */
  text: string;
}

function findSign<Sign extends string>(
  table: Readonly<Record<Sign, SafetySignRow>>,
  names: readonly Sign[],
  text: string,
): Sign | null {
  const lowered = text.toLowerCase();
  return names.find((name) => table[name].words.some((word) => lowered.includes(word))) ?? null;
}

/** Each sign once, in the order of the texts. */
function listSigns<Sign extends string>(
  table: Readonly<Record<Sign, SafetySignRow>>,
  names: readonly Sign[],
  texts: readonly string[],
): ShownSign<Sign>[] {
  const shown = new Map<string, ShownSign<Sign>>();
  for (const text of texts) {
    const sign = findSign(table, names, text);
    const key = sign ?? text.toLowerCase();
    if (!shown.has(key)) shown.set(key, { sign, text });
  }
  return [...shown.values()];
}

/** The warning signs of chosen options, each once. */
export function listHazardSigns(texts: readonly string[]): ShownSign<HazardSign>[] {
  return listSigns(hazardSigns, hazardSignNames, texts);
}

/** The mandatory signs of chosen options, each once. */
export function listProtectionSigns(texts: readonly string[]): ShownSign<ProtectionSign>[] {
  return listSigns(protectionSigns, protectionSignNames, texts);
}
