/** Limits of a template. Texts are counted in characters. */
export const templateLimits = {
  title: 120,
  code: 10,
  sections: 40,
  sectionTitle: 120,
  /** In the whole form: as many as it can show without becoming slow. */
  inputs: 300,
  label: 200,
  /** The text of a free text, which may have several lines. */
  paragraph: 4000,
  name: 60,
  placeholder: 200,
  tooltip: 500,
  /** Of one input. */
  options: 100,
  option: 200,
  /** The default value of a text input. */
  defaultText: 500,
} as const;
