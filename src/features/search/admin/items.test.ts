import type { SanitizedPermissions } from 'payload'
import { describe, expect, it } from 'vitest'

import { commandsFor, groupsOf, matchingCommands } from './items'
import type { Hit } from './use-search'

const labels = (slug: string) => ({ singular: `een ${slug}`, plural: `alle ${slug}` })
const permissions = {
  collections: { pages: { read: true, create: true }, navigation: { read: true, create: true }, users: {} },
} as unknown as SanitizedPermissions
const commands = commandsFor('nl', ['navigation', 'pages', 'users'], labels, permissions)

const hit = (collection: Hit['collection'], id: string, title = 'Titel'): Hit => ({
  ...{ collection, id, path: null, excerpt: null, publication: null },
  locale: 'en',
  title: { text: title, marks: [] },
})

describe('commands', () => {
  it('are those that the person may use', () => {
    expect(commands.map(({ label, href }) => [label, href])).toEqual([
      ['Nieuw: een pages', '/admin/cms/pages/create'],
      ['Ga naar Overzicht', '/admin'],
      ['Ga naar alle pages', '/admin/cms/pages'],
      ['Ga naar alle navigation', '/admin/navigation'],
      ['Ga naar Paginaboom', '/admin/page-tree'],
      ['Ga naar Kalender', '/admin/calendar'],
      ['Ga naar Vertalingen', '/admin/translations'],
      ['Ga naar Assistent', '/admin/assistant'],
      ['Ga naar Speeltuin', '/admin/cms/playground'],
      ['Uw account', '/admin/account'],
      ['Uitloggen', '/admin/logout'],
    ])
  })

  it('are found by the beginnings of their words', () => {
    expect(matchingCommands(commands, 'vert').map(({ label }) => label)).toEqual(['Ga naar Vertalingen'])
    expect(matchingCommands(commands, 'alle ga nav').map(({ label }) => label)).toEqual([
      'Ga naar alle navigation',
    ])
    expect(matchingCommands(commands, 'taling')).toEqual([])
    expect(matchingCommands(commands, '')).toHaveLength(6)
  })
})

describe('hits', () => {
  it('are in groups by kind, in the order of the best of each', () => {
    const hits = [hit('posts', 'b'), hit('pages', 'a', ''), hit('posts', 'c')]
    const groups = groupsOf('nl', { asked: 'iets', hits }, [], labels)
    expect(groups.map(({ value, items }) => [value, items.map(({ href }) => href)])).toEqual([
      ['alle posts', ['/admin/posts/b?locale=en', '/admin/posts/c?locale=en']],
      ['alle pages', ['/admin/cms/pages/a?locale=en']],
    ])
    expect(groups[1]?.items[0]?.label).toBe('Zonder titel')
  })

  it('are in one group without words', () => {
    const hits = [hit('posts', 'b'), hit('pages', 'a')]
    expect(groupsOf('en', { asked: ' ', hits }, [], labels).map(({ value }) => value)).toEqual([
      'Changed last',
    ])
  })
})
