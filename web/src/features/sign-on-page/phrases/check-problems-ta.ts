import type { CheckProblems } from './check-problems.ts';

/** Why a check is not recorded, in Tamil. */
export const checkProblems: CheckProblems = {
  notYourCheck: ({ text }) => `இதை நீங்கள் இங்கே பதிவு செய்வதில்லை: ${text}.`,
  checkNotNow: ({ condition, text }) => `${condition}. இப்போது ${text} பதிவு செய்யப்படுவதில்லை.`,
  unknownCheck: () => 'இந்த வேலையில் அந்தச் சோதனை இல்லை. பக்கத்தை மீண்டும் திறக்கவும்.',
  unknownReading: ({ text }) => `${text} மாறிவிட்டது. பக்கத்தை மீண்டும் திறக்கவும்.`,
  noNumber: ({ text }) => `${text}: எண்ணை உள்ளிடுங்கள்.`,
  valueAndOverRange: ({ text }) => `${text}: மதிப்பை உள்ளிடுங்கள் அல்லது ‘அளவுக்கு மேல்’ எனக் குறியிடுங்கள், இரண்டும் வேண்டாம்.`,
  beyondInstrument: ({ text, range }) => `${text}: கருவி காட்டுவது ${range}. மதிப்பைச் சரிபாருங்கள்.`,
  readingMissing: ({ text }) => `${text} இல்லை. எல்லா அளவுகளையும் வரிசையாக எடுங்கள்.`,
  instrumentMissing: () => 'கருவி எண்ணை உள்ளிடுங்கள்.',
  calibrationMissing: () => 'கருவியை அளவீடு செய்த நாளை உள்ளிடுங்கள்.',
  calibrationInFuture: () => 'அளவீடு செய்த நாள் இன்னும் வரவில்லை. சரிபாருங்கள்.',
  calibrationTooOld: ({ text, count }) => `${text} அளவீடு செய்து ${count} நாட்களுக்கு மேல் ஆகிவிட்டது. வேறு கருவியை எடுங்கள்.`,
  noteTooLong: ({ count }) => `சுருக்கமாக எழுதுங்கள்: அதிகபட்சம் ${count} எழுத்துகள்.`,
  instrumentTooLong: ({ count }) => `கருவி எண்ணில் அதிகபட்சம் ${count} எழுத்துகள்.`,
  wrongMeasurer: ({ text }) => `${text}: இதற்காக நீங்கள் பதிவில் இல்லை.`,
  clockUnreadable: () => 'இந்தத் தொலைபேசியின் நேரம் தெரியவில்லை. நேரத்தைச் சரிசெய்து மீண்டும் பதிவு செய்யுங்கள்.',
  clockInFuture: () => 'இந்தத் தொலைபேசியின் நேரம் முன்னால் உள்ளது. நேரத்தைச் சரிசெய்து மீண்டும் பதிவு செய்யுங்கள்.',
  checkTooOld: ({ count }) => `இது ${count} மணி நேரத்துக்கு மேல் பழையது. மீண்டும் செய்யுங்கள்.`,
  takenBeforeApproval: () => 'இது அனுமதி கிடைக்கும் முன் எடுத்தது. மீண்டும் செய்யுங்கள்.',
};
