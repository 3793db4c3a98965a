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
    copy: 'Kopiëren',
    paste: 'Gekopieerd blok hieronder plakken',
    hide: 'Verbergen op de site',
    show: 'Weer tonen op de site',
    hidden: 'Verborgen',
    drag: 'Verslepen',
    moved: 'Dit blok staat nu op plaats {place} van {count}.',
    replace: 'Afbeelding vervangen',
    drop: 'Laat los om deze afbeelding te vervangen',
    keys: 'Pijltjes kiezen een ander blok, Alt met een pijltje verplaatst dit blok, Delete verwijdert het, H verbergt het of toont het weer, Ctrl-C kopieert het, Ctrl-V plakt eronder, E bewerkt het in het formulier, F2 bewerkt de teksten hier en Escape sluit deze balk.',
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
    copy: 'Copy',
    paste: 'Paste the copied block below',
    hide: 'Hide on the site',
    show: 'Show on the site again',
    hidden: 'Hidden',
    drag: 'Drag',
    moved: 'This block is now in place {place} of {count}.',
    replace: 'Replace image',
    drop: 'Let go to replace this image',
    keys: 'Arrow keys choose another block, Alt with an arrow key moves this one, Delete removes it, H hides it or shows it again, Ctrl-C copies it, Ctrl-V pastes below it, E edits it in the form, F2 edits its texts here and Escape closes this bar.',
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

/** Of the editor over a rich text in the preview. */
export const WRITE_TEXTS = {
  nl: { done: 'Klaar', opened: 'De tekst kan nu in het voorbeeld worden bewerkt. Escape sluit de tekst.' },
  en: { done: 'Done', opened: 'The text can now be edited in the preview. Escape closes it.' },
} as const satisfies LocaleTexts<Record<'done' | 'opened', string>>

export const IMAGE_TEXTS = {
  nl: { mayNotAdd: 'U mag geen afbeeldingen toevoegen. Kies er een uit de bibliotheek.' },
  en: { mayNotAdd: 'You may not add images. Choose one from the library.' },
} as const satisfies LocaleTexts<Record<'mayNotAdd', string>>

type ActTexts = Record<'removed' | 'undo' | 'copied' | 'notCopied' | 'nothing' | 'otherTenant', string> & {
  notAllowed: (name: string) => string
}

export const ACT_TEXTS = {
  nl: {
    removed: 'Blok verwijderd.',
    undo: 'Ongedaan maken',
    copied: 'Blok gekopieerd. U kunt het op elke pagina van deze organisatie plakken.',
    notCopied: 'Het blok kon niet worden gekopieerd: de browser bewaart niets meer.',
    nothing: 'Er is nog geen blok gekopieerd.',
    otherTenant: 'Het gekopieerde blok is van een andere organisatie en kan hier niet worden geplakt.',
    notAllowed: (name) => `Een blok “${name}” kan hier niet staan.`,
  },
  en: {
    removed: 'Block removed.',
    undo: 'Undo',
    copied: 'Block copied. It can be pasted on any page of this tenant.',
    notCopied: 'The block could not be copied: the browser stores nothing more.',
    nothing: 'No block has been copied yet.',
    otherTenant: 'The copied block belongs to another tenant and cannot be pasted here.',
    notAllowed: (name) => `A block “${name}” is not possible here.`,
  },
} as const satisfies LocaleTexts<ActTexts>
