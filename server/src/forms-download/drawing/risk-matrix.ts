import { drawSectionHeading } from '../../pdf/parts/headings.ts';
import { labelStyle, type Paper } from '../../pdf/paper.ts';
import { layOutCells, headingBackground, drawOutline } from './frames.ts';

const severities = [
  { grade: 5, description: 'Catastrophic: a fatality, or several serious injuries' },
  { grade: 4, description: 'Major: permanent injury, long absence from work' },
  { grade: 3, description: 'Moderate: medical treatment, some days off work' },
  { grade: 2, description: 'Minor: first aid' },
  { grade: 1, description: 'Negligible: little or no injury' },
];
const likelihoods = ['1 Rare', '2 Remote', '3 Occasional', '4 Frequent', '5 Almost certain'];
const riskLevels = [
  'Low (1 to 4): carry on, and keep the controls in place.',
  'Medium (5 to 12): only with controls that keep it as low as can be, accepted by name.',
  'High (15 to 25): do not start. Change the work, or add controls, and rate it anew.',
];
const rowHeight = 19;

function toRiskLevel(risk: number): { letter: string; background: string } {
  if (risk >= 15) return { letter: 'H', background: '#c3cbd1' };
  return risk >= 5 ? { letter: 'M', background: '#e6ebee' } : { letter: 'L', background: '#ffffff' };
}

/** Draws the five-by-five risk matrix, with letters too, for copies without colour. */
export function drawRiskMatrix(paper: Paper): void {
  const cells = layOutCells([44, 12, 13, 15, 14, 20], paper.left, paper.width);
  paper.ensureRoom(200);
  drawSectionHeading(paper, 'Rating: risk R = severity S × likelihood L');
  paper.moveDown(3);
  ['Severity', ...likelihoods].forEach((label, position) => {
    const cell = cells[position];
    if (!cell) return;
    drawOutline(paper, { ...cell, y: paper.y, height: rowHeight }, headingBackground);
    const style = { ...labelStyle, bold: true, color: '#1a2833' };
    paper.place(paper.layOutText(label, style, cell.width - 4), cell.x + 4, paper.y + 4, 'P');
  });
  paper.moveDown(rowHeight);
  for (const { grade, description } of severities) {
    cells.forEach((cell, position) => {
      const risk = grade * position;
      const level = toRiskLevel(risk);
      const text = position === 0 ? `${grade} ${description}` : `${risk} ${level.letter}`;
      drawOutline(paper, { ...cell, y: paper.y, height: rowHeight }, position === 0 ? undefined : level.background);
      const style = position === 0 ? { size: 8 } : { size: 9, bold: true };
      paper.place(paper.layOutText(text, style, cell.width - 4), cell.x + 4, paper.y + 4, 'P');
    });
    paper.moveDown(rowHeight);
  }
  paper.moveDown(4);
  for (const meaning of riskLevels) paper.flow(paper.layOutText(meaning, { size: 8.5 }, paper.width), paper.left, 'P');
}
