import type { ControlTexts } from './texts'

type NameOf = (element: Element, texts: ControlTexts) => string

const textIn = (element: Element | null | undefined, selector: string): string =>
  element?.querySelector(selector)?.textContent.trim() ?? ''

/** The words of an element whose parts stand beside each other. */
function wordsIn(element: Element | null | undefined, selector: string): string {
  const found = element?.querySelector(selector)
  if (!found) return ''
  const nodes = found.ownerDocument.createTreeWalker(found, NodeFilter.SHOW_TEXT)
  const parts: string[] = []
  while (nodes.nextNode()) parts.push(nodes.currentNode.nodeValue?.trim() ?? '')
  return parts.filter(Boolean).join(' ')
}

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
  [ofText(element, texts) || texts.toggle, wordsIn(element.parentElement, '.collapsible__header-wrap')]
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

/** Payload names it “Edit” and the title, in every language. */
const ofRelation: NameOf = (element, texts) =>
  texts.editTitle(element.parentElement?.getAttribute('title') ?? '')

/** Payload names a drawer by its key, such as `doc-drawer_media_1`. */
const ofHeading: NameOf = (element) => textIn(element, 'h1, h2, h3')

/** Payload's calendar begins the name of a day and of a month in English. */
const ofDate: NameOf = (element) =>
  (element.getAttribute('aria-label') ?? '').replace(/^(?:Choose|Not available|Month)\s+/, '')

/** Controls of Payload without an accessible name, or with an English one. */
const CONTROLS: readonly (readonly [selector: string, nameOf: NameOf])[] = [
  ['dialog[aria-label]', ofHeading],
  // Payload's name leaves out which language is chosen.
  ['.localizer-button', ofText],
  ['.nav-toggler--is-open', (_, { closeMenu }) => closeMenu],
  ['.nav-toggler:not(.nav-toggler--is-open)', (_, { openMenu }) => openMenu],
  // Sonner adds the keys that lead to it to the name.
  ['section[aria-label$=" alt+T"]', (_, { notifications }) => notifications],
  ['[data-sonner-toast] [data-close-button]', (_, { close }) => close],
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
  ['.relationship--multi-value-label__drawer-toggler', ofRelation],
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
  [
    '.toolbar-popup__dropdown-text',
    (element, { paragraphStyle }) => [paragraphStyle, element.textContent.trim()].filter(Boolean).join(': '),
  ],
  ['.draggable-block-menu', (_, { dragBlock }) => dragBlock],
  ['.add-block-menu', (_, { addBlock }) => addBlock],
  ['.insert-paragraph-at-end', (_, { addParagraph }) => addParagraph],
  ['.link-editor .link-edit', (_, { editLink }) => editLink],
  ['.link-editor .link-trash', (_, { removeLink }) => removeLink],
  ['.copy-to-clipboard', (_, { copy }) => copy],
  ['.react-datepicker[role=dialog]', (_, { chooseDate }) => chooseDate],
  [
    '.react-datepicker[role=dialog]:has(.react-datepicker__time-container)',
    (_, { chooseDateAndTime }) => chooseDateAndTime,
  ],
  ['.react-datepicker__navigation--previous', (_, { previousMonth }) => previousMonth],
  ['.react-datepicker__navigation--next', (_, { nextMonth }) => nextMonth],
  ['.react-datepicker__month-select', (_, { month }) => month],
  ['.react-datepicker__year-select', (_, { year }) => year],
  ['.react-datepicker__time-list', (_, { time }) => time],
  ['.react-datepicker__day, .react-datepicker__month', ofDate],
  ['.date-time-picker__clear-button', (_, { clear }) => clear],
  ['.field-type .date-time-picker input', ofField],
  ['.field-type .rs__input', ofField],
  ['.field-type .ContentEditable__root', ofField],
]

/** Texts that Payload shows in English in every language. */
const WRITTEN: readonly (readonly [
  selector: string,
  text: keyof Omit<ControlTexts, 'selectRow' | 'editTitle'>,
])[] = [
  ['.LexicalEditorTheme__block__removeButton .tooltip-content', 'remove'],
  ['.file-meta .copy-to-clipboard .tooltip-content', 'copyUrl'],
  ['[id^=DndDescribedBy]', 'keyboardDragging'],
  ['.react-datepicker__navigation-icon--previous', 'previousMonth'],
  ['.react-datepicker__navigation-icon--next', 'nextMonth'],
  ['.errorBoundary[role=alert] > p', 'somethingWrong'],
]

function writeTexts(root: ParentNode, texts: ControlTexts): void {
  for (const [selector, text] of WRITTEN)
    for (const element of root.querySelectorAll(selector)) {
      const { firstChild, parentElement } = element
      // React goes on with its own text node.
      if (firstChild && firstChild.nodeValue !== texts[text]) firstChild.nodeValue = texts[text]
      if (parentElement?.matches('.tooltip[title]')) parentElement.title = texts[text]
    }
}

/** The tooltip of a checkbox, which is the name of its field in code. */
const RAW_TITLES = '.checkbox-input input[title]'

/** Messages of fields, which would be landmarks of one name. */
const MESSAGES = 'aside.tooltip:not([role])'

/**
 * Names the controls that are currently below `root`, writes what Payload has in English, removes tooltips that are no words,
 * and makes notes of messages.
 */
export function nameControls(root: ParentNode, texts: ControlTexts): void {
  for (const message of root.querySelectorAll(MESSAGES)) message.setAttribute('role', 'note')
  for (const checkbox of root.querySelectorAll(RAW_TITLES)) checkbox.removeAttribute('title')
  for (const [selector, nameOf] of CONTROLS)
    for (const element of root.querySelectorAll(selector)) {
      const name = nameOf(element, texts)
      if (name && element.getAttribute('aria-label') !== name) element.setAttribute('aria-label', name)
    }
  writeTexts(root, texts)
}
