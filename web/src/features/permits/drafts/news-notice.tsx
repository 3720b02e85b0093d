import { Alert } from 'antd';
import type { FormNews } from './carry-over.ts';

interface InputListProps {
  heading: string;
  inputs: FormNews['removed'];
}

function InputList({ heading, inputs }: InputListProps) {
  if (inputs.length === 0) return null;
  return (
    <div>
      <dt>{heading}</dt>
      {inputs.map(({ label, lost }, index) => (
        <dd key={`${index} ${label}`}>
          {label}
          {lost !== '' && `, where you had entered “${lost}”`}
        </dd>
      ))}
    </div>
  );
}

function OneForm({ title, isGone, added, removed, changed }: FormNews) {
  const news = added.map((label) => ({ label, lost: '' }));
  return (
    <section>
      <h3>
        {title}
        {isGone && ' can no longer be attached and was left out'}
      </h3>
      <dl>
        <InputList heading="New" inputs={news} />
        <InputList heading={isGone ? 'What was on it' : 'No longer asked'} inputs={removed} />
        <InputList heading="Changed" inputs={changed} />
      </dl>
    </section>
  );
}

/** Says what is different about the forms of a draft since it was saved, and what had been entered and cannot stay. */
export function NewsNotice({ news }: { news: readonly FormNews[] }) {
  if (news.length === 0) return null;
  return (
    <Alert
      type="warning"
      showIcon
      closable={{ closeIcon: true, 'aria-label': 'Dismiss' }}
      title="The form has changed since this draft was saved. Look through it before you submit."
      description={
        <div className="draft-news">
          {news.map((form, index) => (
            <OneForm key={`${index} ${form.title}`} {...form} />
          ))}
        </div>
      }
    />
  );
}
