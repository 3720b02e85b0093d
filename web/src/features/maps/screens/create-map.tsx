import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { MapForm } from '../map-form.tsx';
import { CreateMapDocument } from '../../../generated/maps.ts';

const commandOptions = { silent: true };
const title = 'Add Map';
const emptyValues = { name: '', site: '', mapImage: '' };

/** The screen that creates a map. */
export function CreateMap() {
  const [create] = useCommand(CreateMapDocument, commandOptions);
  return (
    <>
      <PageHeader title={title} back={{ to: '/maps', label: 'Maps' }} />
      <MapForm label={title} action="Create map" initial={emptyValues} onSubmit={(data) => create({ data })} />
    </>
  );
}
