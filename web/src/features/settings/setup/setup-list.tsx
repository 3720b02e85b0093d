import { Button } from 'antd';
import { Check } from 'lucide-react';
import { LinkButton } from '../../../components/page/link-button.tsx';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useQuery } from '../../../lib/api/use-query.ts';
import { toSetupStepAddress } from '../../../lib/use-back-address.ts';
import { setupSteps, countStepsLeft, type SetupProgress } from '../components/setup-steps.ts';
import { GetSettingsDocument, LoadTemplateCatalogueDocument } from '../../../generated/settings.ts';
import './setup.css';

/** Loads all templates that come with the product. */
function LoadCatalogue() {
  const [load, loading] = useCommand(LoadTemplateCatalogueDocument, {
    refetch: ['GetSetupProgress'],
  });
  return (
    <Button type="primary" loading={loading} onClick={() => void load({})}>
      Load the catalogue
    </Button>
  );
}

/** Asked for, and not needed before a permit can be raised. */
function FeedbackFormStep({ number }: { number: number }) {
  const address = useQuery(GetSettingsDocument).data?.getSettings.item?.feedbackUrl || undefined;
  return (
    <li data-done={address ? true : undefined}>
      <span className="setup-mark" aria-hidden>
        {address ? <Check size={16} /> : number}
      </span>
      <div className="setup-text">
        <h2>
          Feedback form
          {address && <span className="visually-hidden"> (done)</span>}
        </h2>
        <p>Where people write what they think of the application: a link in everybody’s menu. Optional.</p>
        <p className="setup-found">{address ?? 'No address yet, so the menu has no such link'}</p>
      </div>
      <div className="setup-actions">
        <LinkButton to={toSetupStepAddress('/settings')}>Enter the address</LinkButton>
      </div>
    </li>
  );
}

/** The steps of the setup: what is done and what is still to do, with the next one highlighted. */
export function SetupList({ progress }: { progress: SetupProgress }) {
  const next = setupSteps.find((step) => !step.isDone(progress));
  return (
    <>
      <ol className="panel setup-steps">
        {setupSteps.map((step, index) => {
          const isDone = step.isDone(progress);
          const isNext = step === next;
          return (
            <li key={step.key} data-done={isDone || undefined}>
              <span className="setup-mark" aria-hidden>
                {isDone ? <Check size={16} /> : index + 1}
              </span>
              <div className="setup-text">
                <h2>
                  {step.title}
                  {isDone && <span className="visually-hidden"> (done)</span>}
                </h2>
                <p>{step.description}</p>
                <p className="setup-found">{step.summary(progress)}</p>
              </div>
              <div className="setup-actions">
                {step.key === 'templates' && !isDone && <LoadCatalogue />}
                <LinkButton
                  to={toSetupStepAddress(step.to)}
                  type={isNext && step.key !== 'templates' ? 'primary' : 'default'}
                >
                  {step.action}
                </LinkButton>
              </div>
            </li>
          );
        })}
        <FeedbackFormStep number={setupSteps.length + 1} />
      </ol>
      {countStepsLeft(progress) === 0 && (
        <div>
          <LinkButton type="primary" to="/permits">
            Go to the permits
          </LinkButton>
        </div>
      )}
    </>
  );
}
