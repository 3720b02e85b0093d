import { Alert } from 'antd';

interface UnavailableChoicesNoticeProps {
  /** Labels of choices that are no longer available. */
  labels: readonly string[];
  /** The title of the draft's form. */
  formTitle: string;
}

/** Lists the choices of a draft that are no longer available. */
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
