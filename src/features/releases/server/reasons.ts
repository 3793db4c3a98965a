import type { PayloadRequest } from 'payload'

import { type LocaleTexts, localeName, textIn, toLocale } from '@/src/i18n/locale-texts'
import type { ItemConflict, ReleasedCollection, ReleasePlace } from '../rules/release'

const REASONS = {
  nl: {
    nothing: 'Er valt niets te publiceren: het concept zegt wat er al online staat.',
    already: 'Dit staat in deze taal al in de release.',
    full: 'In een release passen 50 documenten, elke taal apart geteld. Maak een tweede release.',
    published: 'Deze release is al gepubliceerd. Maak haar eerst ongedaan.',
    open: 'Deze release is niet gepubliceerd, dus er valt niets ongedaan te maken.',
    empty: 'Deze release is leeg. Voeg eerst een document toe.',
    planned: 'Deze release is gepland. Vraag iemand die mag publiceren haar te wijzigen.',
    past: 'Kies een tijdstip dat nog komt.',
    gone: 'De versie die u toevoegde, is niet bewaard gebleven. Neem het huidige concept, of haal dit uit de release.',
    blocked: 'Er is niets gepubliceerd. Los eerst dit op:',
    notUndone: 'Er is niets ongedaan gemaakt. Los eerst dit op:',
    ofPublished: 'Een gepubliceerde release blijft bewaard. Maak haar eerst ongedaan.',
  },
  en: {
    nothing: 'There is nothing to publish: the draft says what is online already.',
    already: 'This is in the release already, in this language.',
    full: 'A release holds 50 documents, counted per language. Create a second release.',
    published: 'This release has been published already. Undo it first.',
    open: 'This release has not been published, so there is nothing to undo.',
    empty: 'This release is empty. Add a document first.',
    planned: 'This release is planned. Ask somebody who may publish to change it.',
    past: 'Choose a time that is yet to come.',
    gone: 'The version that you added is not kept any more. Take the current draft, or remove this from the release.',
    blocked: 'Nothing was published. Settle this first:',
    notUndone: 'Nothing was undone. Settle this first:',
    ofPublished: 'A published release is kept. Undo it first.',
  },
} as const satisfies LocaleTexts<unknown>

/** Why a change of a release is rejected, in the language of the caller. */
export const reasonFor = ({ i18n }: PayloadRequest, reason: keyof (typeof REASONS)['nl']): string =>
  textIn(REASONS, i18n.language)[reason]

const BLOCKERS = {
  nl: {
    changed: 'Het concept is gewijzigd sinds het werd toegevoegd.',
    publishedSince: 'Iemand heeft intussen iets anders gepubliceerd.',
    inTrash: 'Het document ligt in de prullenbak.',
    futureDate: 'De datum van het artikel ligt in de toekomst.',
    versionGone: 'De versie die eerder online stond, is niet bewaard gebleven.',
    locked: 'Iemand bewerkt dit document nu.',
    notAllowed: 'U mag dit document niet publiceren.',
  },
  en: {
    changed: 'The draft has changed since it was added.',
    publishedSince: 'Somebody has published something else meanwhile.',
    inTrash: 'The document is in the trash.',
    futureDate: 'The date of the post is in the future.',
    versionGone: 'The version that was online before is not kept any more.',
    locked: 'Somebody is editing this document now.',
    notAllowed: 'You may not publish this document.',
  },
} as const satisfies LocaleTexts<Record<ItemConflict, string> & Record<string, string>>

export type Blocker = keyof (typeof BLOCKERS)['nl']

export const blockerText = ({ i18n }: PayloadRequest, blocker: Blocker): string =>
  textIn(BLOCKERS, i18n.language)[blocker]

const KINDS = {
  nl: { pages: 'Pagina', posts: 'Artikel', navigation: 'Navigatie', footer: 'Voet' },
  en: { pages: 'Page', posts: 'Post', navigation: 'Navigation', footer: 'Footer' },
} as const satisfies LocaleTexts<Record<ReleasedCollection, string>>

type Named = Pick<ReleasePlace, 'collection' | 'locale'> & { title: string | null }

/** A language of a document, in the language of the caller: “Over ons (Engels)”. */
export function nameOf({ i18n: { language } }: PayloadRequest, { collection, locale, title }: Named): string {
  const name = title ?? textIn(KINDS, language)[collection]
  return `${name} (${localeName(locale, toLocale(language))})`
}
