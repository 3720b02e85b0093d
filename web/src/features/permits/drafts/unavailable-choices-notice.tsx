import { Alert } from 'antd';

interface UnavailableChoicesNoticeProps {
  /** Labels of choices that are not there any more. */
  labels: readonly string[];
  /** The title of the draft's form. */
  formTitle: string;
}

/** Says which choices of a draft can no longer be made. */
export function UnavailableChoicesNotice({ labels, formTitle }: UnavailableChoicesNoticeProps) {
  const others = labels.filter((label) => label !== 'Permit Type');
  return (
    <>
      {labels.includes('Permit Type') && (
        <Alert
          role="alert"
          type="error"
          showIcon
          title={`${formTitle} can no longer be raised. Choose another permit type.`}
          description="Answers to the same inputs are carried over."
        />
      )}
      {others.length > 0 && (
        <Alert
          role="alert"
          type="warning"
          showIcon
          title={`Your choices are no longer available: ${others.join(', ')}. Choose again.`}
          description="The draft is saved again once you have chosen."
        />
      )}
    </>
  );
}
