import type { JobRoleWords } from './role-words.ts';

/** The roles in Chinese. */
export const roleWords: JobRoleWords = {
  attendant: { name: '监护人', sentence: '我守在入口观察，绝不进去。' },
  gasTester: { name: '气体检测员', sentence: '我在作业前和作业中检测气体。' },
  entrant: { name: '进入人员', sentence: '我进入里面作业。' },
  welder: { name: '焊工', sentence: '我焊接、切割或打磨。' },
  fireWatcher: { name: '看火人', sentence: '我带着灭火器看火，作业后也看。我不做别的事。' },
  rigger: { name: '索具工', sentence: '我挂上和解下吊物。' },
  signaller: { name: '指挥信号员', sentence: '我给起重机操作员发信号。' },
  craneOperator: { name: '起重机操作员', sentence: '我操作起重机。' },
  electrician: { name: '电工', sentence: '我做电气作业。' },
  secondPerson: { name: '电气监护人', sentence: '我守在电工旁边，负责断电和救助，绝不动手作业。' },
  workerAtHeight: { name: '高处作业人员', sentence: '我系好安全带在高处作业。' },
  scaffolder: { name: '脚手架工', sentence: '我搭设、更改或拆除脚手架。' },
  excavatorOperator: { name: '挖掘机操作员', sentence: '我操作挖掘机。' },
  firstAider: { name: '急救员', sentence: '我负责急救。' },
  worker: { name: '工人', sentence: '我在这里动手作业。' },
};
