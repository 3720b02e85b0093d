// One component for each job in the web: what is Ant Design's, what is ours, and who may import it. The reasons are in
// docs/decisions.

const fields = 'web/src/components/field/';

/** Ant Design's parts that are in use, and the folder that alone may import each; '' is the whole web. */
const antParts = {
  Alert: '',
  Button: '',
  Checkbox: '',
  Drawer: '',
  Modal: '',
  Pagination: '',
  Radio: '',
  Segmented: '',
  Skeleton: '',
  Tooltip: '',
  AutoComplete: fields,
  InputNumber: fields,
  Select: fields,
  Switch: fields,
  ConfigProvider: 'web/src/app/',
  theme: 'web/src/app/',
};

/** The jobs that our own components do. */
const ourParts = {
  App: 'useToast() and useConfirm()',
  Avatar: 'Avatar of components/status/person.tsx',
  Badge: 'CountBadge of components/status/status-tag.tsx',
  Calendar: 'the fields and pickers of components/field/',
  Card: 'Panel of components/page/panel.tsx',
  ColorPicker: 'ColourField of components/field/colour-field.tsx',
  DatePicker: 'DayField, DayAndTimeField, DateRangeField or MonthField of components/field/',
  Dropdown: 'usePopup and Menu of components/popup/',
  Empty: 'EmptyState of components/page/states.tsx',
  Form: 'Field and EditForm of components/field/ and components/form/',
  Input: 'TextField, TextInput or TextArea of components/field/',
  List: 'ListScreen of components/list/',
  Menu: 'usePopup and Menu of components/popup/',
  Popconfirm: 'useConfirm of components/confirm/',
  Popover: 'usePopup of components/popup/',
  Progress: 'ProgressBar of components/status/progress-bar.tsx',
  Result: 'ErrorState of components/page/states.tsx',
  Spin: 'LoadingPage of components/page/states.tsx',
  Table: 'ListScreen of components/list/',
  Tabs: 'Tabs of components/page/tabs.tsx',
  Tag: 'StatusTag or TagList of components/status/',
  TimePicker: 'TimeOfDayPicker of components/field/',
  Upload: 'UploadField or useFileChooser of components/upload/',
  message: 'useToast of lib/toast.ts',
  notification: 'useToast of lib/toast.ts',
};

/** Elements that a component wraps; `inputProps` are those of the hidden input of `useFileChooser`. */
const plainElement = /<(input|select|textarea|dialog)\b(?!\s*\{\.\.\.chooser\.inputProps\})/g;
const plainElements = {
  input: 'TextInput of components/field/, or Checkbox or Radio of antd',
  select: 'Select of components/field/',
  textarea: 'TextArea of components/field/',
  dialog: 'Modal of antd',
};

/** A program of its own without React: a phone at a gate loads none of the kit. */
const withoutKit = 'web/src/features/sign-on-page/';

/** Elements that stand as they are, each with its reason. */
const plainElementsIn = {
  // The page before sign-in stays light without antd's Checkbox and Modal, and nothing but the tick closes the dialog.
  'web/src/features/sessions/components/disclaimer.tsx': ['input', 'dialog'],
  // Hidden, for password managers.
  'web/src/features/profile/screens/change-password.tsx': ['input'],
};

/** What is wrong with the components of a module, one sentence each. @param {import('./modules.mjs').Module} module */
export function kitProblems({ file, code, imports }) {
  if (!file.startsWith('web/src/')) return [];
  const ofImports = imports.flatMap(({ specifier, names, typeOnly }) => {
    if (typeOnly || !/^antd(\/|$)/.test(specifier)) return [];
    if (specifier !== 'antd') {
      return file.startsWith('web/src/app/') ? [] : [`imports ${specifier}. Import the component from 'antd'.`];
    }
    return names.flatMap((name) => antProblem(file, name) ?? []);
  });
  return [...ofImports, ...elementProblems(file, code)];
}

function antProblem(file, name) {
  const place = Object.hasOwn(antParts, name) ? antParts[name] : undefined;
  if (place === undefined) {
    const instead = Object.hasOwn(ourParts, name) ? `Use ${ourParts[name]}.` : 'Decide first whose job it is.';
    return `imports antd's ${name}, which is no part of the kit. ${instead}`;
  }
  return file.startsWith(place) ? undefined : `imports antd's ${name}. Only ${place} does: use the component there.`;
}

function elementProblems(file, code) {
  if (!file.endsWith('.tsx') || file.startsWith(fields) || file.startsWith(withoutKit)) return [];
  const allowed = plainElementsIn[file] ?? [];
  const used = new Set([...code.matchAll(plainElement)].map(([, element]) => element));
  return [...used]
    .filter((element) => !allowed.includes(element))
    .map((element) => `draws a plain <${element}>. Use ${plainElements[element]}.`);
}
