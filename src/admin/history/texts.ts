import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Described } from './describe-step'

type Name = (name: string) => string
type Texts = Record<'undo' | 'redo' | 'undone' | 'redone', Name> &
  Record<'undoNone' | 'redoNone', string> & {
    acts: Record<Described['act'], Name>
  }

export const HISTORY_TEXTS = {
  nl: {
    undo: (name) => `Ongedaan maken: ${name}`,
    redo: (name) => `Opnieuw: ${name}`,
    undone: (name) => `Ongedaan gemaakt: ${name}`,
    redone: (name) => `Opnieuw gedaan: ${name}`,
    undoNone: 'Ongedaan maken: niets',
    redoNone: 'Opnieuw: niets',
    acts: {
      changed: (name) => name,
      added: (name) => `${name} toegevoegd`,
      removed: (name) => `${name} verwijderd`,
      moved: (name) => `${name} verplaatst`,
    },
  },
  en: {
    undo: (name) => `Undo: ${name}`,
    redo: (name) => `Redo: ${name}`,
    undone: (name) => `Undone: ${name}`,
    redone: (name) => `Done again: ${name}`,
    undoNone: 'Undo: nothing',
    redoNone: 'Redo: nothing',
    acts: {
      changed: (name) => name,
      added: (name) => `${name} added`,
      removed: (name) => `${name} removed`,
      moved: (name) => `${name} moved`,
    },
  },
} as const satisfies LocaleTexts<Texts>
