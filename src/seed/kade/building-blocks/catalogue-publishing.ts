import { t } from '@/blocks/draft'
import type { BuildingBlockSeed } from '../../types'
import { fittedIn } from './building-block'

/** Content and communication. */
export const publishing = [
  {
    key: 'media',
    icon: 'image',
    name: t('Media', 'Media'),
    summary: t(
      'Eén bestand erin, elke maat eruit. Met uitsnede, beschrijving en een lijst van waar het staat.',
      'One file in, every size out. With a crop, a description and a list of where it is used.',
    ),
    group: 'content',
    ...fittedIn(1, 2),
    dependsOn: [],
    page: 'werkwijze-blocks-media',
  },
  {
    key: 'cms',
    icon: 'panels-top-left',
    name: t('CMS', 'CMS'),
    summary: t(
      'Pagina’s bouwen uit blokken, per taal publiceren, en elke vorige versie terugzetten.',
      'Build pages from blocks, publish per language, and restore any earlier version.',
    ),
    group: 'content',
    ...fittedIn(2, 4),
    dependsOn: ['media'],
    page: 'werkwijze-blocks-cms',
  },
  {
    key: 'blog',
    icon: 'newspaper',
    name: t('Blog', 'Blog'),
    summary: t(
      'Artikelen met schrijvers, rubrieken en een feed per taal, op adressen die blijven werken.',
      'Articles with authors, categories and a feed per language, at addresses that keep working.',
    ),
    group: 'content',
    ...fittedIn(1, 2),
    dependsOn: ['cms'],
    page: 'werkwijze-blocks-blog',
  },
  {
    key: 'email',
    icon: 'mail',
    name: t('E-mail', 'E-mail'),
    summary: t(
      'Post die aankomt: ondertekend, in twee talen, met een logboek van wat er met elk bericht gebeurde.',
      'Mail that arrives: signed, in two languages, with a log of what became of every message.',
    ),
    group: 'communication',
    ...fittedIn(1, 2),
    dependsOn: [],
    page: 'werkwijze-blocks-email',
  },
  {
    key: 'forms',
    icon: 'text-cursor-input',
    name: t('Formulieren', 'Forms'),
    summary: t(
      'Vragen stellen, op twee plaatsen dezelfde regels toetsen, bewaren zolang het mag en dan wissen.',
      'Ask questions, check the same rules in two places, keep answers for as long as allowed, then erase.',
    ),
    group: 'communication',
    ...fittedIn(1, 2),
    dependsOn: ['email'],
    page: 'werkwijze-blocks-forms',
  },
  {
    key: 'notifications',
    icon: 'bell',
    name: t('Meldingen', 'Notifications'),
    summary: t(
      'Eén gebeurtenis, één melding, op de plek waar iemand kijkt. De rest wacht tot morgenochtend.',
      'One event, one notification, in the place where somebody looks. The rest waits until morning.',
    ),
    group: 'communication',
    ...fittedIn(1, 3),
    dependsOn: ['email'],
    page: 'werkwijze-blocks-notifications',
  },
  {
    key: 'chat',
    icon: 'messages-square',
    name: t('Chat', 'Chat'),
    summary: t(
      'Berichten die in de goede volgorde aankomen, ook als de trein door een tunnel rijdt.',
      'Messages that arrive in the right order, even when the train goes through a tunnel.',
    ),
    group: 'communication',
    ...fittedIn(2, 4),
    dependsOn: ['notifications'],
    page: 'werkwijze-blocks-chat',
  },
] as const satisfies readonly BuildingBlockSeed[]
