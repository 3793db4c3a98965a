import type { ControlTexts } from './texts'

type NameOf = (element: Element, texts: ControlTexts) => string

const textIn = (element: Element | null | undefined, selector: string): string =>
  element?.querySelector(selector)?.textContent.trim() ?? ''

/** Names a row by the text of its link. */
const ofRow: NameOf = (element, texts) => texts.selectRow(textIn(element.closest('tr'), 'td a'))

/** The label of the field without the star, because `aria-required` conveys that. */
const ofField: NameOf = (element) =>
  textIn(element.closest('.field-type'), '.field-label')
    .replace(/\s*\*\s*/, ' ')
    .trim()

/** Its own text, where Payload names it otherwise. */
const ofText: NameOf = ({ textContent }) => textContent.trim()

/** What a row or a section is called that a control opens or closes. */
const ofCollapsible: NameOf = (element, texts) =>
  [ofText(element, texts) || texts.toggle, textIn(element.parentElement, '.collapsible__header-wrap')]
    .filter(Boolean)
    .join(': ')

/** What it compares with is written above it. */
const ofComparison: NameOf = (element) =>
  textIn(element.closest('.view-version__version-from'), '.view-version__version-from-labels > :first-child')

/** Its own text; Payload names it in English whatever the language. */
const ofDifference: NameOf = (element, texts) => ofText(element, texts) || texts.collapse

/** Payload names it by the texts of all languages at once, which reads as “[object Object]”. */
const ofAddButton: NameOf = (element, texts) =>
  // Its tooltip is there twice: once to be seen and once to be measured.
  textIn(element, '.tooltip-content') ||
  ofText(element, texts) ||
  `${texts.addNew}: ${ofField(element, texts)}`

/** Who edits the document of a row, as its tooltip says. */
const ofLock: NameOf = (element) => textIn(element, '.tooltip-content')

/** Payload names a drawer by its key, such as `doc-drawer_media_1`. */
const ofHeading: NameOf = (element) => textIn(element, 'h1, h2, h3')

/** Controls of Payload without an accessible name, or with an English one. */
const CONTROLS: readonly (readonly [selector: string, nameOf: NameOf])[] = [
  ['dialog[aria-label]', ofHeading],
  ['.doc-drawer__toggler:not(.relationship-add-new__add-button)', ofText],
  ['#live-preview-iframe', (_, { preview }) => preview],
  ['[name=live-preview-width]', (_, { previewWidth }) => previewWidth],
  ['[name=live-preview-height]', (_, { previewHeight }) => previewHeight],
  // The site in the preview has a header and a main part too.
  ['main:has(#live-preview-iframe)', (_, { form }) => form],
  ['body:has(#live-preview-iframe) .app-header', (_, { panel }) => panel],
  ['.clickable-arrow--left', (_, { previousPage }) => previousPage],
  ['.clickable-arrow--right', (_, { nextPage }) => nextPage],
  ['.select-row__checkbox input', ofRow],
  ['.table .locked', ofLock],
  ['#select-all', (_, { selectAll }) => selectAll],
  ['.popup-button--size-medium', (_, { moreChoices }) => moreChoices],
  ['.doc-controls__popup .popup-button', (_, { moreActions }) => moreActions],
  ['.array-actions .popup-button', (_, { rowActions }) => rowActions],
  ['.clipboard-action__popup .popup-button', (_, { clipboard }) => clipboard],
  ['.collapsible__toggle', ofCollapsible],
  ['.list-create-new-doc__create-new-button', ofText],
  ['.relationship-add-new__add-button', ofAddButton],
  ['.file-details__remove', (_, { remove }) => remove],
  ['.file-field__remove', (_, { remove }) => remove],
  ['.drawer-link__doc-drawer-toggler', (_, { edit }) => edit],
  ['.upload--has-many__drag', (_, { drag }) => drag],
  ['.rs__indicators .clear-indicator', (_, { clear }) => clear],
  ['.collapsible__drag', (_, { drag }) => drag],
  ['.upload-relationship-details__edit', (_, { edit }) => edit],
  ['.upload-relationship-details__remove', (_, { remove }) => remove],
  ['.LexicalEditorTheme__block__removeButton', (_, { remove }) => remove],
  ['.code-block-collapse-button', (_, { collapse }) => collapse],
  ['.diff-collapser__toggle-button', ofDifference],
  ['.view-version__version-from input[role=combobox]', ofComparison],
  ['.toolbar-popup__button-bold', (_, { bold }) => bold],
  ['.toolbar-popup__button-italic', (_, { italic }) => italic],
  ['.toolbar-popup__button-inlineCode', (_, { code }) => code],
  ['.toolbar-popup__button-link', (_, { link }) => link],
  ['.toolbar-popup__dropdown-add', (_, { insert }) => insert],
  ['.toolbar-popup__dropdown-blocks', (_, { block }) => block],
  ['.toolbar-popup__dropdown-text', (_, { paragraphStyle }) => paragraphStyle],
  ['.draggable-block-menu', (_, { dragBlock }) => dragBlock],
  ['.add-block-menu', (_, { addBlock }) => addBlock],
  ['.insert-paragraph-at-end', (_, { addParagraph }) => addParagraph],
  ['.link-editor .link-edit', (_, { editLink }) => editLink],
  ['.link-editor .link-trash', (_, { removeLink }) => removeLink],
  ['.copy-to-clipboard', (_, { copy }) => copy],
  ['.date-time-picker__clear-button', (_, { clear }) => clear],
  ['.field-type .date-time-picker input', ofField],
  ['.field-type .rs__input', ofField],
  ['.field-type .ContentEditable__root', ofField],
]

/** Sets `aria-label` on the controls that are currently below `root`. */
export function nameControls(root: ParentNode, texts: ControlTexts): void {
  for (const [selector, nameOf] of CONTROLS)
    for (const element of root.querySelectorAll(selector)) {
      const name = nameOf(element, texts)
      if (name && element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name)
    }
}
