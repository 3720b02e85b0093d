import type { TemplateContent } from '@eptw/domain/template/model/template';
import { content } from '../content/content.ts';

/** Sample jobs for a template; undefined where only the template's own example fits. */
export function findSampleJobs(
  template: Pick<TemplateContent, 'code' | 'type' | 'asParentPermit'>,
): readonly string[] | undefined {
  const { byCode, byType } = content.samples.jobs;
  const job = byCode[template.code];
  if (job) return job;
  return template.type === 'General' && !template.asParentPermit ? undefined : byType[template.type];
}
