import { t } from '@/blocks/draft'
import { article } from '../../article'
import type { PostSeed } from '../../types'

/** The oldest first: a post may refer to those before it. */
export const posts: readonly PostSeed[] = [
  {
    key: 'one-row',
    title: t('Een adres is een rij', 'A URL is a row'),
    slug: t('een-adres-is-een-rij', 'a-url-is-a-row'),
    excerpt: t(
      'Waarom elk openbaar adres van een website één rij in één tabel hoort te zijn, en wat dat kost.',
      'Why every public address of a website should be one row in one table, and what that costs.',
    ),
    content: article('kade', 'one-row'),
    image: 'canal-plan',
    authors: ['techniek'],
    category: 'databases',
    tags: t('PostgreSQL, adressen, routering', 'PostgreSQL, URLs, routing'),
    publishedAt: '2026-03-12T08:00:00.000Z',
    related: [],
  },
]
