import { Alert, Button } from 'antd';
import { useConfirm } from '../../components/confirm/use-confirm.ts';
import {
  GetVerificationTasksDocument,
  RequireVerifiedCertificatesDocument,
  type GetVerificationTasksQuery,
} from '../../generated/crew.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useQuery } from '../../lib/api/use-query.ts';

type Task = GetVerificationTasksQuery['getVerificationTasks'][number];

function describeTask({ name, toVerify }: Task): string {
  const start = `Certificates that nobody has verified count at ${name}.`;
  if (toVerify === 0) return `${start} All are verified: let only verified ones count.`;
  return `${start} Verify ${toVerify === 1 ? 'the 1' : `the ${toVerify}`} left, then let only verified ones count.`;
}

/** The sites where unverified certificates still count, each with what is left and the switch. */
export function VerificationTasks() {
  const { data } = useQuery(GetVerificationTasksDocument);
  const [send] = useCommand(RequireVerifiedCertificatesDocument, { refetch: ['GetVerificationTasks', 'GetSite'] });
  const confirm = useConfirm();

  function askToSwitch({ site, name, toVerify }: Task) {
    void confirm({
      title: `Let only verified certificates count at ${name}?`,
      content: (
        <>
          {toVerify > 0 && (
            <p>
              {toVerify === 1 ? '1 certificate is' : `${toVerify} certificates are`} not verified yet and will not
              count.
            </p>
          )}
          <p>It applies to signing on, start and resumption. Whoever is on a job already stays.</p>
        </>
      ),
      confirmLabel: 'Only verified ones count',
      async onConfirm() {
        await send({ site });
      },
    });
  }

  return (data?.getVerificationTasks ?? []).map((task) => (
    <Alert
      key={task.site}
      className="crew-task"
      type="warning"
      showIcon
      title={describeTask(task)}
      action={<Button onClick={() => askToSwitch(task)}>Only verified ones count</Button>}
    />
  ));
}
