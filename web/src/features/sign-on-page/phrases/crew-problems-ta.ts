import type { CrewProblems } from './crew-problems.ts';

/** Why somebody does not fill a role, go in or come out, in Tamil. */
export const crewProblems: CrewProblems = {
  certificateMissing: ({ certificate, role }) => `${role}: ${certificate} தேவை. உங்களிடம் இல்லை.`,
  boundElsewhere: ({ text, role }) =>
    `நீங்கள் ${text} இல் ${role} ஆகப் பதிவில் உள்ளீர்கள், அங்கேயே இருக்க வேண்டும். முதலில் அங்கே வெளியேறுங்கள்.`,
  onlyThere: ({ text, role }) =>
    `${role}: வேறு அனுமதியில் இல்லாதவர் மட்டும். நீங்கள் ${text} இல் உள்ளீர்கள். முதலில் அங்கே வெளியேறுங்கள்.`,
  rolesNotCombined: ({ role, other }) => `${role}, ${other}: இங்கே ஒரே நபர் அல்ல. ஒன்றைத் தேர்ந்தெடுங்கள்.`,
  roleNotNamed: ({ role }) => `${role}: இந்த வேலைக்குத் தேவையில்லை. வேறு பணியைத் தேர்ந்தெடுங்கள்.`,
  onlyFireWatchers: () => 'வேலை முடிந்தது. இப்போது தீ கண்காணிப்பாளர்கள் மட்டுமே பதிவு செய்யலாம்.',
  noRole: () => 'இங்கே உங்கள் பணியைத் தேர்ந்தெடுங்கள்.',
  stillInside: () => 'முதலில் வெளியே வாருங்கள், பிறகு பதிவை முடியுங்கள்.',
  neededInRole: ({ role }) => `${role} ஆக நீங்கள் இங்கே தேவை. ஆனாலும் செல்ல, மீண்டும் பதிவை முடியுங்கள்.`,
  notInside: () => 'உள்ளே சென்றதாகப் பதிவு இல்லை.',
  insideAlready: () => 'ஏற்கனவே உள்ளே இருக்கிறார்.',
  notTakenBack: () => 'இதை இனி ரத்து செய்ய முடியாது. அவர் உள்ளே இருந்தால், உள்ளே சென்றதாகப் பதிவு செய்யுங்கள்.',
  noEntryLog: () => 'இங்கே உள்ளே செல்வது பதிவு செய்யப்படுவதில்லை.',
  noRescuerName: () => 'மீட்பவரின் பெயரை உள்ளிடுங்கள்.',
  notForOthers: () => 'மற்றவர்களைக் காவலர் மட்டுமே பதிவு செய்வார்.',
  roleStaysOutside: () => 'இந்தப் பணியில் உள்ளே செல்வதில்லை.',
  notLive: ({ condition }) => `${condition}. இப்போது யாரும் உள்ளே செல்லக்கூடாது.`,
  nobodyAttends: () => 'நுழைவாயிலில் காவலர் இல்லை. யாரும் உள்ளே செல்லக்கூடாது.',
  gasTestTooOld: ({ text, time }) => `${text}: கடைசிச் சோதனை ${time}. முதலில் மீண்டும் செய்ய வேண்டும்.`,
  gasTestFailed: ({ text }) => `${text}: தேர்ச்சி இல்லை. யாரும் உள்ளே செல்லக்கூடாது.`,
};
