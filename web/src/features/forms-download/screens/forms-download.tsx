import { formDownloads, guideDownloads } from '@eptw/domain/help/downloads';
import { PageHeader } from '../../../components/page/page-header.tsx';
import { fileCard, fileColumns, fileRows, type FileRow } from '../components/download-columns.tsx';
import { DownloadList } from '../components/download-list.tsx';
import { TutorialList } from '../components/tutorial-list.tsx';

const forms = fileRows('forms', formDownloads);
const guides = fileRows('guides', guideDownloads);

const list = {
  columns: fileColumns,
  rowKey: (row: FileRow) => row.file,
  rowLabel: (row: FileRow) => row.title,
  card: fileCard,
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
