import { formDownloads, guideDownloads } from '@eptw/domain/forms-download/downloads';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { renderFileCard, fileColumns, toFileRows, type FileRow } from '../components/download-columns.tsx';
import { DownloadList } from '../components/download-list.tsx';
import { TutorialList } from '../components/tutorial-list.tsx';

const forms = toFileRows('forms', formDownloads);
const guides = toFileRows('guides', guideDownloads);

const list = {
  columns: fileColumns,
  rowKey: (row: FileRow) => row.file,
  rowLabel: (row: FileRow) => row.title,
  card: renderFileCard,
};

/** Forms to print and fill in on site, guides, and videos. */
export function FormsDownload() {
  return (
    <>
      <PageHeader title="Forms Download" note="Forms to print and fill in on site, the user guide, and tutorials" />
      <DownloadList {...list} title="Forms Download" rows={forms} />
      <DownloadList {...list} title="User Guides" rows={guides} />
      <TutorialList />
    </>
  );
}
