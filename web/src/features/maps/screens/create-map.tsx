import { PageHeader } from '../../../components/page/page-header.tsx';
import { useCommand } from '../../../lib/apollo/use-command.ts';
import { MapForm } from '../map-form.tsx';
import { CreateMapDocument, type CreateMapMutation } from '../operations.generated.ts';

const answerOf = (data: CreateMapMutation) => data.createMap;
const silent = { silent: true };
const title = 'Add Map';
const blank = { name: '', site: '', mapImage: '' };

/** A new map. */
export function CreateMap() {
  const [create] = useCommand(CreateMapDocument, answerOf, silent);
  return (
    <>
      <PageHeader title={title} back={{ to: '/maps', label: 'Maps' }} />
      <MapForm label={title} action="Create map" initial={blank} onSubmit={(data) => create({ data })} />
    </>
  );
}
