import { t } from '@/blocks/draft'
import type { BlogSeed } from '../../types'
import { posts } from './posts'

/** Kade's blog: three desks, three subjects, six articles. */
export const blog: BlogSeed = {
  authors: [
    {
      key: 'techniek',
      slug: 'techniek',
      name: 'Kade Techniek',
      role: t('Schrijft over databases en servers', 'Engineering desk, on databases and servers'),
      bio: t(
        'De redactie techniek bestaat uit wie het onderwerp gebouwd heeft. Een artikel verschijnt pas als een collega de voorbeelden heeft uitgevoerd.',
        'The engineering desk is whoever built the thing in question. An article appears only after a colleague has run its examples.',
      ),
      photo: 'raster',
    },
    {
      key: 'ontwerp',
      slug: 'ontwerp',
      name: 'Kade Ontwerp',
      role: t('Schrijft over wat bezoekers zien', 'Design desk, on what visitors see'),
      bio: t(
        'De redactie ontwerp meet voordat ze iets vindt. Ze test op telefoons die ouder zijn dan uw laatste contract.',
        'The design desk measures before it has an opinion. It tests on phones older than your last contract.',
      ),
      photo: 'axonometric',
    },
    {
      key: 'praktijk',
      slug: 'praktijk',
      name: 'Kade Praktijk',
      role: t('Schrijft over hoe werk verloopt', 'Practice desk, on how work goes'),
      bio: t(
        'De redactie praktijk schrijft op wat projecten ons leerden: over plannen, schatten en afmaken.',
        'The practice desk writes down what projects taught us: about planning, estimating and finishing.',
      ),
      photo: 'process',
    },
  ],
  categories: [
    {
      key: 'databases',
      name: t('Databases', 'Databases'),
      slug: t('databases', 'databases'),
      description: t(
        'Waar de waarheid staat, en hoe ze daar blijft.',
        'Where the truth is kept, and how it stays there.',
      ),
    },
    {
      key: 'web',
      name: t('Web', 'Web'),
      slug: t('web', 'web'),
      description: t(
        'Wat er tussen de server en de bezoeker gebeurt.',
        'What happens between the server and the visitor.',
      ),
    },
    {
      key: 'vak',
      name: t('Vak', 'Craft'),
      slug: t('vak', 'craft'),
      description: t(
        'Rekenen, plannen en afmaken: het handwerk achter de software.',
        'Counting, planning and finishing: the handwork behind the software.',
      ),
    },
  ],
  posts,
}
