/** How much a template may hold. Texts are counted in characters. */
export const templateLimits = {
  title: 120,
  code: 10,
  sections: 40,
  sectionTitle: 120,
  /** In the whole form: as many as a form can show and stay quick. */
  inputs: 300,
  label: 200,
  /** The text of a free text, which may have lines. */
  paragraph: 4000,
  name: 60,
  placeholder: 200,
  tooltip: 500,
  /** Of one input. */
  options: 100,
  option: 200,
  /** Of a default value that is a text. */
  defaultText: 500,
} as const;
