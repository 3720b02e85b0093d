import { formatInteger } from '@eptw/domain/text/format-integer';
import { formatProseList } from '@eptw/domain/text/prose-list';
import { revealText } from '@eptw/domain/text/reveal';
import { checkCompanyMerge } from '@eptw/domain/user/company-look-alikes';
import { Alert, Button } from 'antd';
import { useState } from 'react';
import { useConfirm } from '../../components/confirm/use-confirm.ts';
import { SelectField } from '../../components/field/select-field.tsx';
import { Panel } from '../../components/page/panel.tsx';
import { GetLookAlikesDocument, MergeCompaniesDocument } from '../../generated/companies.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import type { LookAlikes } from './components/count-look-alikes.ts';

type Company = LookAlikes['companies'][number];
type Contents = Pick<Company['spellings'][number], 'people' | 'permits' | 'workers'>;

const nouns: Record<keyof Contents, [one: string, several: string]> = {
  people: ['person', 'people'],
  permits: ['permit', 'permits'],
  workers: ['worker', 'workers'],
};

/** 'people' and the like with their counts: '1 person, 20 permits and 3 workers'. */
function formatContents(contents: Contents): string {
  const parts = (['people', 'permits', 'workers'] as const).map((key) => {
    const count = contents[key];
    return `${formatInteger(count)} ${nouns[key][count === 1 ? 0 : 1]}`;
  });
  return formatProseList(parts);
}

const sumOf = (spellings: Company['spellings'], key: keyof Contents) =>
  spellings.reduce((sum, spelling) => sum + spelling[key], 0);

/** The spellings of a company with what each has, and the button that makes them one. */
export function CompanyMerge({ company: { names, spellings, sharedPasses } }: { company: Company }) {
  const [name = '', setName] = useState(names[0]);
  const confirm = useConfirm();
  const [merge, merging] = useCommand(MergeCompaniesDocument, { refetch: [GetLookAlikesDocument, 'GetUsers'] });
  const problem = checkCompanyMerge(spellings, name, sharedPasses);
  const total = {
    people: sumOf(spellings, 'people'),
    permits: sumOf(spellings, 'permits'),
    workers: sumOf(spellings, 'workers'),
  };

  const ask = () =>
    void confirm({
      title: `Merge ${spellings.length} companies into ${name}?`,
      content: `${name} will have ${formatContents(total)}. Its project managers see all of these permits at their sites, and its contractors see all of these workers. This cannot be undone: make sure that it is one company.`,
      confirmLabel: 'Merge companies',
      destructive: true,
      onConfirm: () => merge({ name }),
    });

  return (
    <Panel title={names[0] ?? ''}>
      <div className="look-alikes-body">
        <p>These count as {spellings.length} companies, whose people do not see each other’s permits and workers.</p>
        <ul>
          {spellings.map((spelling) => (
            <li key={spelling.name}>
              <b>{revealText(spelling.name)}</b>
              <span>{formatContents(spelling)}</span>
            </li>
          ))}
        </ul>
        {names.length > 1 && (
          <SelectField
            label="Name of the merged company"
            value={name}
            onChange={setName}
            options={names.map((one) => ({ value: one, label: revealText(one) }))}
          />
        )}
        {problem && <Alert type="warning" role="status" showIcon title={problem} />}
        <div>
          <Button type="primary" disabled={problem !== undefined} loading={merging} onClick={ask}>
            Merge companies
          </Button>
        </div>
      </div>
    </Panel>
  );
}
