import type { SanitizedPermissions } from 'payload'

import { COLLECTIONS, type Collection } from '@/collections/registry'
import { SCREEN_NAMES } from '@/src/admin/nav/screen-names'
import type { Mark } from '@/src/features/search/rules/marks'
import { wordsIn } from '@/src/features/search/rules/search-query'
import type { Locale } from '@/src/lib/constants'
import { adminHref, collectionHref, documentHref, PLAYGROUND_HREF } from '@/src/routing/admin-paths'
import { TEXTS } from './texts'
import type { Hit } from './use-search'

/** What can be chosen: a document, a person or a command. `isPlain`: a page outside the panel's own navigation. */
export type Item = {
  value: string
  label: string
  href: string
  marks: readonly Mark[]
  kind: Hit['collection'] | 'command'
  hit: Hit | null
  isPlain: boolean
}

/** In the form of Base UI: `value` is the heading. */
export type Group = { value: string; items: Item[] }

export type Labels = (slug: string) => { singular: string; plural: string }

const MAX_COMMANDS = 6

const command = (label: string, href: string, isPlain = false): Item => ({
  ...{ label, href, isPlain, value: `command ${href}`, marks: [], kind: 'command', hit: null },
})

/** Everything that the person can go to or make, in the order of the navigation. */
export function commandsFor(
  language: Locale,
  visible: readonly string[],
  labels: Labels,
  permissions: SanitizedPermissions | undefined,
): Item[] {
  const texts = TEXTS[language]
  const names = SCREEN_NAMES[language]
  const may = (slug: string, action: 'create' | 'read') =>
    Boolean(permissions?.collections?.[slug as Collection]?.[action])
  const slugs = (Object.keys(COLLECTIONS) as Collection[]).filter((slug) => visible.includes(slug))
  const made = slugs.filter((slug) => COLLECTIONS[slug].tenantOwned !== 'one' && may(slug, 'create'))
  return [
    ...made.map((slug) =>
      command(texts.create(labels(slug).singular), documentHref(language, slug, 'create')),
    ),
    command(texts.goTo(names.dashboard), adminHref(language, '')),
    ...slugs
      .filter((slug) => may(slug, 'read'))
      .map((slug) => command(texts.goTo(labels(slug).plural), collectionHref(language, slug))),
    command(texts.goTo(names.pageTree), adminHref(language, '/page-tree')),
    command(texts.goTo(names.calendar), adminHref(language, '/calendar')),
    command(texts.goTo(names.translations), adminHref(language, '/translations')),
    command(texts.goTo(names.assistant), adminHref(language, '/assistant')),
    command(texts.goTo(names.playground), PLAYGROUND_HREF[language], true),
    command(texts.account, adminHref(language, '/account')),
    command(texts.signOut, adminHref(language, '/logout')),
  ]
}

/** The commands in which every given word is the beginning of a word; the first few when no word is given. */
export function matchingCommands(commands: readonly Item[], asked: string): Item[] {
  const words = wordsIn(asked)
  const found = commands.filter(({ label }) =>
    words.every((word) => wordsIn(label).some((own) => own.startsWith(word))),
  )
  return found.slice(0, MAX_COMMANDS)
}

const hrefOf = (language: Locale, { collection, id, locale }: Hit): string =>
  documentHref(language, collection, id) + (locale ? `?locale=${locale}` : '')

const itemOf = (language: Locale, hit: Hit): Item => ({
  ...{ hit, kind: hit.collection, href: hrefOf(language, hit), isPlain: false },
  ...{ value: `${hit.collection} ${hit.id}`, marks: hit.title.marks },
  label: hit.title.text || TEXTS[language].untitled,
})

/** Hits by kind, in the order of the best of each; those without words in one group, with the newest first. */
export function groupsOf(
  language: Locale,
  { asked, hits }: { asked: string; hits: readonly Hit[] },
  commands: readonly Item[],
  labels: Labels,
): Group[] {
  const texts = TEXTS[language]
  const items = hits.map((hit) => itemOf(language, hit))
  const kinds =
    asked.trim() === '' ? new Map([['', items]]) : Map.groupBy(items, ({ kind }) => kind as string)
  const documents = [...kinds].map(([slug, own]) => ({
    value: slug === '' ? texts.recent : labels(slug).plural,
    items: own,
  }))
  const others = { value: texts.commands, items: matchingCommands(commands, asked) }
  return [...documents, others].filter((group) => group.items.length > 0)
}
