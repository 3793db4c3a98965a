import type { messages } from '@/src/i18n/messages'

/** The words of a form's controls, in one language. */
export type FormTexts = (typeof messages)['nl']['form']
