import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { Locale } from '@/src/lib/constants'
import type { ItemConflict, ReleasedCollection, ReleaseProblem } from '../rules/release'

type Texts = Record<string, unknown> & {
  kinds: Record<ReleasedCollection, string>
  conflicts: Record<ItemConflict, string>
  problems: Record<ReleaseProblem, string>
}

export const RELEASE_TEXTS = {
  nl: {
    title: 'Releases',
    lead: 'Concepten die samen online gaan: allemaal tegelijk, of geen enkel. U kunt het ook samen ongedaan maken.',
    noTenant: 'Kies bovenaan een organisatie.',
    loading: 'De releases worden opgehaald.',
    failed: 'Dat is niet gelukt. Laad de pagina opnieuw en probeer het nog eens.',
    none: 'Er zijn nog geen releases.',
    create: 'Release maken',
    name: 'Naam',
    nameHint: 'Bijvoorbeeld Black Friday.',
    cancel: 'Annuleren',
    back: 'Alle releases',
    size: (count: number) => (count === 1 ? '1 document' : `${count} documenten`),
    open: 'Open',
    published: 'Gepubliceerd',
    by: (name: string) => `door ${name}`,
    plannedFor: 'Gaat online op',
    publishedOn: 'Gepubliceerd op',
    empty:
      'Deze release is nog leeg. Open een pagina, artikel, de navigatie of de voet en kies daar Aan release toevoegen.',
    items: 'In deze release',
    addedBy: (name: string) => `Toegevoegd door ${name}`,
    former: 'een oud-collega',
    kinds: { pages: 'Pagina', posts: 'Artikel', navigation: 'Navigatie', footer: 'Voet' },
    untitled: 'Zonder titel',
    online: 'Wijzigt wat online staat',
    offline: 'Staat nog niet online',
    isOnline: 'Online',
    isOffline: 'Offline',
    conflicts: {
      changed: 'Het concept is gewijzigd sinds het werd toegevoegd.',
      publishedSince: 'Iemand heeft intussen iets anders gepubliceerd.',
      inTrash: 'Dit document ligt in de prullenbak.',
    },
    problems: {
      blocked: 'Op het geplande tijdstip is niets gepubliceerd, omdat er nog iets op te lossen was.',
      notAllowed:
        'Op het geplande tijdstip is niets gepubliceerd: wie de release plande, mag hier niet meer publiceren.',
      failed: 'Op het geplande tijdstip is niets gepubliceerd. Het wordt opnieuw geprobeerd.',
    },
    alsoIn: 'Ook in',
    takeDraft: 'Huidig concept nemen',
    takeAdded: 'Terug naar wat werd toegevoegd',
    remove: 'Uit de release halen',
    check: 'Controleren',
    ready: 'Niets houdt deze release tegen.',
    toSettle: 'Dit houdt de release tegen',
    publish: 'Nu publiceren',
    publishEffect:
      'Alles in deze release gaat tegelijk online. Klopt er iets niet, dan gaat er niets online.',
    publishDone: 'De release is gepubliceerd.',
    plan: 'Publicatie plannen',
    replan: 'Ander tijdstip kiezen',
    planEffect:
      'Op dit tijdstip gaat alles tegelijk online, onder uw naam. Wijzigt iemand een concept, dan wacht de release tot dat is opgelost.',
    at: 'Tijdstip',
    planDone: 'De release is gepland.',
    clock: {
      skipped: 'Dit tijdstip bestaat niet: dan gaat de klok vooruit.',
      repeated: 'Dit tijdstip komt twee keer voor: dan gaat de klok terug.',
    },
    unplan: 'Planning annuleren',
    unplanDone: 'De release is niet meer gepland.',
    undo: 'Ongedaan maken',
    undoEffect:
      'Wat eerder online stond, staat er dan weer. Wat nieuw was, gaat offline. De concepten blijven en de release is weer open.',
    leaveChanged: 'Laat documenten staan die intussen opnieuw zijn gepubliceerd of weggegooid',
    undoDone: 'De release is ongedaan gemaakt.',
    rename: 'Naam wijzigen',
    renameDone: 'De naam is gewijzigd.',
    delete: 'Release verwijderen',
    deleteEffect: 'De concepten in deze release blijven bestaan.',
    deleteDone: 'De release is verwijderd.',
    settled: 'Opgelost.',
    removed: 'Uit de release gehaald.',
  },
  en: {
    title: 'Releases',
    lead: 'Drafts that go online together: all at once, or none. They can be undone together as well.',
    noTenant: 'Choose a tenant at the top.',
    loading: 'The releases are being loaded.',
    failed: 'That failed. Load the page again and try once more.',
    none: 'There are no releases yet.',
    create: 'Create release',
    name: 'Name',
    nameHint: 'For example Black Friday.',
    cancel: 'Cancel',
    back: 'All releases',
    size: (count: number) => (count === 1 ? '1 document' : `${count} documents`),
    open: 'Open',
    published: 'Published',
    by: (name: string) => `by ${name}`,
    plannedFor: 'Goes online on',
    publishedOn: 'Published on',
    empty:
      'This release is empty. Open a page, a post, the navigation or the footer, and choose Add to release there.',
    items: 'In this release',
    addedBy: (name: string) => `Added by ${name}`,
    former: 'a former colleague',
    kinds: { pages: 'Page', posts: 'Post', navigation: 'Navigation', footer: 'Footer' },
    untitled: 'Untitled',
    online: 'Changes what is online',
    offline: 'Not online yet',
    isOnline: 'Online',
    isOffline: 'Offline',
    conflicts: {
      changed: 'The draft has changed since it was added.',
      publishedSince: 'Somebody has published something else meanwhile.',
      inTrash: 'This document is in the trash.',
    },
    problems: {
      blocked: 'Nothing was published at the planned time, because something had to be settled.',
      notAllowed:
        'Nothing was published at the planned time: whoever planned the release may not publish here any more.',
      failed: 'Nothing was published at the planned time. It is tried again.',
    },
    alsoIn: 'Also in',
    takeDraft: 'Take the current draft',
    takeAdded: 'Go back to what was added',
    remove: 'Remove from the release',
    check: 'Check',
    ready: 'Nothing keeps this release from being published.',
    toSettle: 'This keeps the release from being published',
    publish: 'Publish now',
    publishEffect: 'Everything in this release goes online at once. If anything is wrong, nothing does.',
    publishDone: 'The release was published.',
    plan: 'Plan publication',
    replan: 'Choose another time',
    planEffect:
      'At this time everything goes online at once, in your name. If somebody changes a draft, the release waits until that is settled.',
    at: 'Time',
    planDone: 'The release is planned.',
    clock: {
      skipped: 'This time does not exist: the clock is put forward then.',
      repeated: 'This time occurs twice: the clock is put back then.',
    },
    unplan: 'Cancel the plan',
    unplanDone: 'The release is not planned any more.',
    undo: 'Undo',
    undoEffect:
      'What was online before is online again. What was new goes offline. The drafts stay, and the release is open again.',
    leaveChanged: 'Leave documents as they are that were published again or deleted meanwhile',
    undoDone: 'The release was undone.',
    rename: 'Rename',
    renameDone: 'The name was changed.',
    delete: 'Delete release',
    deleteEffect: 'The drafts in this release stay.',
    deleteDone: 'The release was deleted.',
    settled: 'Settled.',
    removed: 'Removed from the release.',
  },
} as const satisfies LocaleTexts<Texts>

export type ReleaseTexts = (typeof RELEASE_TEXTS)[Locale]

/** Of the control in forms, apart from the texts of the screen, which load with it. */
export const ADD_TEXTS = {
  nl: {
    add: 'Aan release toevoegen',
    inRelease: (count: number) => (count === 1 ? 'In 1 release' : `In ${count} releases`),
    effect: (language: string) =>
      `De release krijgt het concept in het ${language} zoals het nu is opgeslagen. Wijzigt het daarna, dan vraagt de release welke versie online moet.`,
    release: 'Release',
    another: 'Nieuwe release …',
    name: 'Naam van de nieuwe release',
    none: 'Er is geen open release. Vraag iemand die mag publiceren er een te maken.',
    choose: 'Geef de nieuwe release een naam.',
    submit: 'Toevoegen',
    cancel: 'Annuleren',
    failed: 'Dat is niet gelukt. Er is niets toegevoegd; probeer het opnieuw.',
    done: 'Toegevoegd aan de release.',
  },
  en: {
    add: 'Add to release',
    inRelease: (count: number) => (count === 1 ? 'In 1 release' : `In ${count} releases`),
    effect: (language: string) =>
      `The release gets the draft in ${language} as it is saved now. If it changes afterwards, the release asks which version is to go online.`,
    release: 'Release',
    another: 'New release …',
    name: 'Name of the new release',
    none: 'There is no open release. Ask somebody who may publish to create one.',
    choose: 'Name the new release.',
    submit: 'Add',
    cancel: 'Cancel',
    failed: 'That failed. Nothing was added; please try again.',
    done: 'Added to the release.',
  },
} as const satisfies LocaleTexts<unknown>
