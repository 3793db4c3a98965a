import type { Messages } from '@/src/i18n/messages'

/** The words of a form's controls, in one language. */
export type FormTexts = Messages['form']
