/** @jsxImportSource preact */
import { getRoleWords } from '@eptw/domain/role/role-words';
import type { PageLanguage } from './language.ts';
import type { Phrases } from './phrases/phrases.ts';
import { formatProblem } from './problem-text.ts';
import { formatRoles, RoleSign } from './role-signs.tsx';
import type { RoleQuestion, PageItem } from './use-sign-on-page.ts';

interface RoleFormProps {
  item: PageItem;
  roleQuestion: RoleQuestion;
  /** Which of the options is chosen. */
  chosen: number;
  onChoose: (chosen: number) => void;
  onLeave: () => void;
  phrases: Phrases;
  language: PageLanguage;
}

/** Asks a worker who has proved who they are what they do here; what is missing is first, and chosen. */
export function RoleForm({ item, roleQuestion, chosen, onChoose, onLeave, phrases, language }: RoleFormProps) {
  const { crew } = phrases;
  return (
    <form id="proof" className="roles" noValidate onSubmit={(event) => event.preventDefault()}>
      <div className="who">
        <b lang="en">{roleQuestion.name}</b>
        <button type="button" className="text" onClick={onLeave}>
          {crew.notYou}
        </button>
      </div>
      {roleQuestion.hindrances.map((problem) => (
        <p key={`${problem.key} ${problem.certificate}`} className="hint orange">
          {formatProblem(problem, phrases, language)}
        </p>
      ))}
      <fieldset>
        <legend>{crew.asWhat}</legend>
        {roleQuestion.options.map(({ roles, isMissing }, index) => {
          const [first] = roles;
          const name = formatRoles(roles, phrases);
          return (
            <label key={name} className="role" htmlFor={`role-${index}`}>
              <input
                id={`role-${index}`}
                type="radio"
                name="role"
                checked={index === chosen}
                onChange={() => onChoose(index)}
              />
              {first && <RoleSign role={first} />}
              <span>
                <b>{name}</b> {isMissing && <span className="tag orange">{crew.neededNow}</span>}
                <small>{roles.map((role) => getRoleWords(phrases.roles, role).sentence).join(' ')}</small>
              </span>
            </label>
          );
        })}
      </fieldset>
      <p>{crew.anotherRole(item.holder)}</p>
    </form>
  );
}
