import type { CrewProblems } from './crew-problems.ts';

const toNoun = (name: string) => name.toLowerCase();

/** Why somebody does not fill a role, go in or come out, in English. */
export const crewProblems: CrewProblems = {
  certificateMissing: ({ certificate, role }) =>
    `${role}: you need this certificate: ${toNoun(certificate)}. You have none.`,
  boundElsewhere: ({ text, role }) =>
    `You are signed on as ${toNoun(role)} at ${text} and have to stay there. Sign off there first.`,
  onlyThere: ({ text, role }) =>
    `${role}: only for somebody who is on no other permit. You are signed on at ${text}. Sign off there first.`,
  rolesNotCombined: ({ role, other }) => `${role} and ${toNoun(other)}: not the same person here. Choose one.`,
  roleNotNamed: ({ role }) => `${role}: this work needs none. Choose another role.`,
  onlyFireWatchers: () => 'The work is finished. Only fire watchers sign on now.',
  noRole: () => 'Choose what you do here.',
  stillInside: () => 'Come out first, then sign off.',
  neededInRole: ({ role }) => `You are needed here as ${toNoun(role)}. To leave all the same, sign off again.`,
  notInside: () => 'Nobody recorded that they went in.',
  insideAlready: () => 'Inside already.',
  notTakenBack: () => 'This can no longer be undone. If they are inside, record that they went in.',
  noEntryLog: () => 'Nobody records here who goes in.',
  noRescuerName: () => 'Enter the name of the rescuer.',
  notForOthers: () => 'Only the attendant records others.',
  roleStaysOutside: () => 'This role does not go in.',
  notLive: ({ condition }) => `${condition}. Nobody goes in now.`,
  nobodyAttends: () => 'No attendant is at the entrance. Nobody goes in.',
  gasTestTooOld: ({ text, time }) => `${text}: the last one was at ${time}. It must be taken again first.`,
  gasTestFailed: ({ text }) => `${text} has not passed. Nobody goes in.`,
};
