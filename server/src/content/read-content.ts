import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { FormFile } from '@eptw/domain/forms-download/downloads';
import { readChecklists, type Checklist } from './checklists.ts';
import { listFiles, readYaml } from './content-files.ts';
import { demoAnnouncement, type DemoAnnouncement } from './demo/announcement.ts';
import { demoCrew, type DemoCrew } from './demo/crew.ts';
import { demoMaps, type DemoMaps } from './demo/maps.ts';
import { demoOrganisation, type DemoOrganisation } from './demo/organisation.ts';
import { demoPermits, type DemoPermits } from './demo/permits.ts';
import { sampleAnswers, sampleJobs, type SampleAnswers, type SampleJobs } from './demo/samples.ts';
import { readGuide, type GuideChapter } from './guide.ts';
import { readTemplates, type CatalogueTemplate } from './templates.ts';

/** The data for filling in sample permits, for the demo, tests and benchmarks. */
interface SampleContent {
  jobs: SampleJobs;
  answers: SampleAnswers;
  /** Signatures as data URLs of pictures. */
  signatures: readonly string[];
}

interface DemoContent {
  organisation: DemoOrganisation;
  crew: DemoCrew;
  maps: DemoMaps;
  announcement: DemoAnnouncement;
  permits: DemoPermits;
}

/** The content of `content/`. */
export interface Content {
  /** The templates that every installation starts with. */
  templates: readonly CatalogueTemplate[];
  checklists: Readonly<Record<FormFile, Checklist>>;
  /** The user guide, in the order of a permit's life. */
  guide: readonly GuideChapter[];
  demo: DemoContent;
  samples: SampleContent;
}

/** Reads and checks a folder of content. Throws an error with the file and the place of the first mistake. */
export function readContent(directory: string): Content {
  return {
    templates: readTemplates(directory),
    checklists: readChecklists(directory),
    guide: readGuide(directory),
    demo: {
      organisation: readYaml(directory, 'demo/organisation.yaml', demoOrganisation),
      crew: readYaml(directory, 'demo/crew.yaml', demoCrew),
      maps: readYaml(directory, 'demo/maps.yaml', demoMaps),
      announcement: readYaml(directory, 'demo/announcement.yaml', demoAnnouncement),
      permits: readYaml(directory, 'demo/permits.yaml', demoPermits),
    },
    samples: {
      jobs: readYaml(directory, 'demo/jobs.yaml', sampleJobs),
      answers: readYaml(directory, 'demo/answers.yaml', sampleAnswers),
      signatures: listFiles(directory, 'demo/signatures', '.png').map((file) => {
        const picture = readFileSync(path.join(directory, file)).toString('base64');
        return `data:image/png;base64,${picture}`;
      }),
    },
  };
}
