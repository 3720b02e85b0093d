import type { CrewProblems } from './crew-problems.ts';

/** Why somebody does not fill a role, go in or come out, in Chinese. */
export const crewProblems: CrewProblems = {
  certificateMissing: ({ certificate, role }) => `${role}需要${certificate}。您没有。`,
  boundElsewhere: ({ text, role }) => `您在 ${text} 担任${role}，必须留在那里。请先在那里签退。`,
  onlyThere: ({ text, role }) => `${role}不能同时在别的许可证上。您已在 ${text} 签到，请先在那里签退。`,
  rolesNotCombined: ({ role, other }) => `${role}和${other}在这里不能由同一人担任。请选择一个。`,
  roleNotNamed: ({ role }) => `此作业不需要${role}。请选择别的岗位。`,
  onlyFireWatchers: () => '作业已完成。现在只有看火人可以签到。',
  noRole: () => '请选择您在这里做什么。',
  stillInside: () => '请先出来，再签退。',
  neededInRole: ({ role }) => `这里需要您担任${role}。仍要离开，请再次签退。`,
  notInside: () => '没有进入的记录。',
  insideAlready: () => '已经在里面。',
  notTakenBack: () => '已不能撤销。如果他还在里面，请记录他进去了。',
  noEntryLog: () => '这里不记录进出。',
  noRescuerName: () => '请输入救援人员的姓名。',
  notForOthers: () => '只有监护人可以记录其他人的进出。',
  roleStaysOutside: () => '此岗位不进去。',
  notLive: ({ condition }) => `${condition}。现在任何人都不能进去。`,
  nobodyAttends: () => '入口没有监护人。任何人都不能进去。',
  gasTestTooOld: ({ text, time }) => `${text}：上次检测在 ${time}。必须先重新检测。`,
  gasTestFailed: ({ text }) => `${text}：没有合格。任何人都不能进去。`,
};
