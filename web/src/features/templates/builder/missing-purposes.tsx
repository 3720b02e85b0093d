import { isChildPermitTemplate } from '@eptw/domain/child-permit/create';
import type { TemplateDefinition } from '@eptw/domain/template/definition/definition';
import { findMissingPurposes, inputPurposes } from '@eptw/domain/template/purpose/input-purpose';
import { Alert } from 'antd';

/** Warns of missing purposes that a permit's own form should have; an attached form may lack them. */
export function MissingPurposes({ definition }: { definition: TemplateDefinition }) {
  const inputs = definition.sections.flatMap(({ form }) => form);
  const isChildPermit = isChildPermitTemplate({ ...definition, archived: false });
  if (inputs.length === 0 || !(definition.asParentPermit || isChildPermit)) return null;
  const missing = findMissingPurposes(
    inputs.map(({ purpose }) => purpose),
    isChildPermit ? 'childPermit' : 'permit',
  );
  if (missing.length === 0) return null;
  return (
    <Alert
      role="status"
      type="warning"
      showIcon
      title="No input has these purposes. You can publish the form without them."
      description={
        <ul className="builder-missing">
          {missing.map((purpose) => (
            <li key={purpose}>
              <b>{inputPurposes[purpose].label}</b>: {inputPurposes[purpose].missing?.effect}
            </li>
          ))}
        </ul>
      }
    />
  );
}
