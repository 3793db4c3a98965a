import type { Proposed, ToolTexts } from '@/src/features/previews/rules/messages'
import type { LocaleTexts } from '@/src/i18n/locale-texts'

export const TOOL_TEXTS = {
  nl: {
    tools: 'Blok',
    edit: 'Bewerken in het formulier',
    text: 'Tekst hier bewerken',
    up: 'Omhoog',
    down: 'Omlaag',
    duplicate: 'Dupliceren',
    remove: 'Verwijderen',
    addBefore: 'Blok hierboven toevoegen',
    addAfter: 'Blok hieronder toevoegen',
    keys: 'Pijltjes kiezen een ander blok, Alt met een pijltje verplaatst dit blok, Delete verwijdert het, E bewerkt het in het formulier, F2 bewerkt de teksten hier en Escape sluit deze balk.',
  },
  en: {
    tools: 'Block',
    edit: 'Edit in the form',
    text: 'Edit text here',
    up: 'Move up',
    down: 'Move down',
    duplicate: 'Duplicate',
    remove: 'Remove',
    addBefore: 'Add a block above',
    addAfter: 'Add a block below',
    keys: 'Arrow keys choose another block, Alt with an arrow key moves this one, Delete removes it, E edits it in the form, F2 edits its texts here and Escape closes this bar.',
  },
} as const satisfies LocaleTexts<ToolTexts>

export const PROPOSAL_TEXTS = {
  nl: {
    label: 'Voorstel van de assistent. Er is nog niets gewijzigd.',
    leave: 'Voorstel verbergen',
  },
  en: {
    label: 'Proposal of the assistant. Nothing has changed yet.',
    leave: 'Hide the proposal',
  },
} as const satisfies LocaleTexts<Proposed['texts']>

export const ACT_TEXTS = {
  nl: { removed: 'Blok verwijderd.', undo: 'Ongedaan maken' },
  en: { removed: 'Block removed.', undo: 'Undo' },
} as const satisfies LocaleTexts<Record<'removed' | 'undo', string>>
