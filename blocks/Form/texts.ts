import type { Messages } from '@/src/i18n/messages'

export type FormTexts = Messages['form']
