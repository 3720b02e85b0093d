import { Button, Modal } from 'antd';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import {
  validateVisitor,
  validateVisitorField,
  visitorFields,
  type MusterVisitor,
} from '@eptw/domain/muster/muster-visitor';
import { SuggestField } from '../../components/field/suggest-field.tsx';
import { TextField } from '../../components/field/text-field.tsx';
import { useFormValues } from '../../components/form/use-form-values.ts';

interface AddVisitorProps {
  /** The places of the list, as suggestions. */
  places: readonly string[];
  onAdd: (visitor: MusterVisitor) => void;
}

const nobody: MusterVisitor = { name: '', company: '', place: '' };

/** The button and the dialog by which somebody who is not signed on is added; also without a connection. */
export function AddVisitor({ places, onAdd }: AddVisitorProps) {
  const [isOpen, setOpen] = useState(false);
  const [hasTried, setTried] = useState(false);
  const { values, set, discard } = useFormValues(nobody);
  const findProblem = (field: keyof MusterVisitor) =>
    hasTried || values[field] !== '' ? validateVisitorField(field, values[field]) : undefined;

  function close() {
    setOpen(false);
    setTried(false);
    discard();
  }

  function add() {
    setTried(true);
    if (validateVisitor(values) !== undefined) return;
    onAdd({ name: values.name.trim(), company: values.company.trim(), place: values.place.trim() });
    close();
  }

  return (
    <>
      <Button icon={<UserPlus size={16} aria-hidden />} onClick={() => setOpen(true)}>
        Add somebody
      </Button>
      <Modal
        open={isOpen}
        title="Add somebody"
        okText="Add"
        cancelText="Cancel"
        onOk={add}
        onCancel={close}
        destroyOnHidden
        mask={{ closable: false }}
      >
        <form
          className="muster-visitor"
          onSubmit={(event) => {
            event.preventDefault();
            add();
          }}
        >
          <p>A visitor, or anybody else who is not signed on. They leave the list when the stop is lifted.</p>
          <TextField
            {...visitorFields.name}
            autoFocus
            value={values.name}
            problem={findProblem('name')}
            onChange={(name) => set({ name })}
          />
          <TextField
            {...visitorFields.company}
            value={values.company}
            problem={findProblem('company')}
            onChange={(company) => set({ company })}
          />
          <SuggestField
            {...visitorFields.place}
            hint="Where they were last, or are expected."
            suggestions={[...new Set(places)].filter(Boolean)}
            value={values.place}
            problem={findProblem('place')}
            onChange={(place) => set({ place })}
          />
          <button type="submit" hidden>
            Add
          </button>
        </form>
      </Modal>
    </>
  );
}
