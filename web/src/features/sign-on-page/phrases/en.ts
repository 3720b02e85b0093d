import { certificateKindNames, certificateKinds, type CertificateKind } from '@eptw/domain/crew/certificate-kind';
import { pinLockMinutes } from '@eptw/domain/crew/pin';
import {
  hazardSignNames,
  hazardSigns,
  protectionSignNames,
  protectionSigns,
  type HazardSign,
  type ProtectionSign,
} from '@eptw/domain/safety-sign/safety-signs';
import { stopKindNames, stopKinds, type StopKind } from '@eptw/domain/work/stop-kinds';
import type { Phrases } from './phrases.ts';

export const phrases: Phrases = {
  conditions: {
    planned: { title: 'Not started', advice: 'Do not work yet' },
    notReady: { title: 'Not ready', advice: 'Do not work yet' },
    ready: { title: 'Ready to start', advice: 'Wait until the work is started' },
    live: { title: 'Work is live', advice: 'You may work' },
    suspended: { title: 'Work is stopped', advice: 'Do not go in' },
    expired: { title: 'Permit has expired', advice: 'Stop work. Leave and sign off' },
    fireWatch: { title: 'Fire watch', advice: 'The work is finished. Do not work' },
    finished: { title: 'Work finished', advice: 'Do not work' },
    notApproved: { title: 'Not approved', advice: 'Do not work' },
  },
  until: (time) => `Until ${time}`,
  left: (hours, minutes) => (hours === 0 ? `${minutes} min left` : `${hours} h ${minutes} min left`),
  starts: (time) => `Starts ${time}`,
  lastKnown: (time) => `Last known ${time}`,
  stoppedAt: (time) => `Stopped at ${time}`,
  waitFor: (holder) => `Wait in a safe place until ${holder} calls you.`,
  inCharge: 'In charge',
  call: (name) => `Call ${name}`,
  emergency: (number) => `Emergency ${number}`,
  hurtOrMissing: 'Somebody hurt or missing',
  hazards: 'Hazards',
  mustWear: 'You must wear',
  notes: {
    attendant: 'No attendant at the entrance? Do not go in.',
    gasTest: 'Go in only after the gas test.',
    alarm: 'When the alarm sounds, leave at once.',
  },
  hazardSigns: Object.fromEntries(hazardSignNames.map((sign) => [sign, hazardSigns[sign].label])) as Record<
    HazardSign,
    string
  >,
  protectionSigns: Object.fromEntries(protectionSignNames.map((sign) => [sign, protectionSigns[sign].label])) as Record<
    ProtectionSign,
    string
  >,
  passNumber: 'Pass number',
  pin: 'PIN',
  understood: 'I have understood the hazards and what to wear',
  signOn: 'Sign on',
  signOff: 'Sign off',
  signedOnCount: (count) => (count === 1 ? '1 person signed on' : `${count} people signed on`),
  signedOnSince: (name, time) => `${name}: signed on since ${time}`,
  signedOffNow: 'You are signed off.',
  anotherWorker: 'Another worker',
  stopWork: 'Stop work',
  anyoneMayStop: "Anyone may stop the work. You need nobody's permission.",
  whyStop: 'Why must the work stop?',
  stopReasons: Object.fromEntries(stopKindNames.map((kind) => [kind, stopKinds[kind].words])) as Record<
    StopKind,
    string
  >,
  sayMore: 'Say more (optional)',
  stopNow: 'Stop work now',
  cancel: 'Cancel',
  tickFirst: 'Tick that you have understood the hazards.',
  fillIn: 'Enter your pass number and your PIN.',
  chooseReason: 'Choose a reason.',
  problems: {
    notApproved: () => 'This permit is not approved. You cannot sign on.',
    notNow: ({ condition }) => `${condition}. You cannot sign on now.`,
    areaStopped: ({ text }) => `All work here is stopped: ${text}. Stay outside.`,
    otherCompany: ({ text }) => `This permit is for the workers of ${text}.`,
    signedOnAlready: () => 'You are signed on already.',
    signedOnElsewhere: ({ text }) => `You are signed on at ${text}. Sign off there first.`,
    certificateEnded: ({ certificate, day }) => `Your ${certificate.toLowerCase()} ended on ${day}.`,
    certificateNotVerified: ({ certificate }) =>
      `The site has not seen your ${certificate.toLowerCase()} yet. Show it to your supervisor.`,
    notSignedOn: () => 'You are not signed on to this work.',
    wrongPin: ({ count }) =>
      count === 0
        ? `Wrong pass number or PIN. No tries left: try again in ${pinLockMinutes} minutes.`
        : `Wrong pass number or PIN. ${count} ${count === 1 ? 'try' : 'tries'} left.`,
    pinLocked: ({ count }) => `Too many wrong attempts. Try again in ${count} min, or ask for a new PIN.`,
    nothingToStop: () => 'There is no work to stop now.',
    stopTooOld: () => 'This stop was pressed more than 24 hours ago. If it is still dangerous, stop the work now.',
  },
  tooManyAttempts: 'Too many attempts from here. Wait a few minutes.',
  noConnection: 'No connection. Try again.',
  failed: 'That did not work. Try again.',
  ended: 'This permit has ended. Do not work under it.',
  unknown: 'This code belongs to no permit. Scan the code on the permit again.',
  tryAgain: 'Try again',
  loading: 'Loading…',
  openPermit: 'Open the permit (with an account)',
  certificates: Object.fromEntries(certificateKindNames.map((kind) => [kind, certificateKinds[kind].label])) as Record<
    CertificateKind,
    string
  >,
};
