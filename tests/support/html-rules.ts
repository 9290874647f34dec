import { HtmlValidate, type Message } from 'html-validate'

/**
 * The recommended rules of html-validate, except those about notation that React decides: `charSet`, `<meta/>`,
 * `async=""` and the id `_R_` of its first script. Browsers accept both notations.
 */
const validator = new HtmlValidate({
  root: true,
  extends: ['html-validate:recommended'],
  rules: {
    'attr-case': 'off',
    'void-style': 'off',
    'attribute-empty-style': 'off',
    'attribute-boolean-style': 'off',
    'valid-id': ['error', { relaxed: true }],
    // The values of a filter are checkboxes with one name; a form sends each chosen one (R-LIST-01).
    'form-dup-name': ['error', { shared: ['radio', 'button', 'reset', 'submit', 'checkbox'] }],
    // A combobox needs a listbox (WAI-ARIA 1.2): a `select` has no text input and cannot contain products.
    'prefer-native-element': ['error', { exclude: ['listbox'] }],
    // ARIA lets lists and regions have names
    'aria-label-misuse': ['error', { allowAnyNamable: true }],
  },
})

const sentence = (html: string) => {
  const lines = html.split('\n')
  return ({ ruleId, message, line, column }: Message): string =>
    `${ruleId}: ${message} in …${lines[line - 1]?.slice(Math.max(0, column - 80), column + 60)}…`
}

/** Problems of a document with their position, one text each. */
export async function htmlProblems(html: string): Promise<string[]> {
  const { results } = await validator.validateString(html)
  return results.flatMap(({ messages }) => messages).map(sentence(html))
}
