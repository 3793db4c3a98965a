import type { ScheduleAction } from '@/src/features/schedules/rules/schedule'
import type { LocaleTexts } from '@/src/i18n/locale-texts'
import type { ScheduledCollection } from '@/src/platform/database/schedule-column'

type CalendarTexts = Record<string, unknown> & {
  actions: Record<ScheduleAction, string>
  kinds: Record<ScheduledCollection, string>
}

export const CALENDAR_TEXTS = {
  nl: {
    title: 'Kalender',
    lead: 'Wat er online en offline gaat, per taal.',
    releases: 'Geplande releases',
    noTenant: 'Kies bovenaan een organisatie.',
    previous: 'Vorige maand',
    next: 'Volgende maand',
    today: 'Deze maand',
    actions: { publish: 'online', unpublish: 'offline' },
    kinds: { pages: 'Pagina', posts: 'Artikel' },
    untitled: 'Zonder titel',
    notDone: 'niet gelukt',
    move: 'Verzetten',
    moved: 'Verzet.',
    nothing: 'In deze maand is niets ingepland.',
    whereToSchedule: 'Plannen doet u in een pagina of artikel, bij Planning.',
    more: 'Er is meer dan hier past. Alleen de eerste honderd zijn te zien.',
    loading: 'De planning wordt opgehaald.',
    failed: 'De planning kon niet worden opgehaald. Laad de pagina opnieuw.',
    notMoved: 'Dat is niet gelukt: ',
  },
  en: {
    title: 'Calendar',
    lead: 'What goes online and offline, per language.',
    releases: 'Planned releases',
    noTenant: 'Choose a tenant at the top.',
    previous: 'Previous month',
    next: 'Next month',
    today: 'This month',
    actions: { publish: 'online', unpublish: 'offline' },
    kinds: { pages: 'Page', posts: 'Post' },
    untitled: 'Untitled',
    notDone: 'failed',
    move: 'Move',
    moved: 'Moved.',
    nothing: 'Nothing is scheduled in this month.',
    whereToSchedule: 'Schedule in a page or post, under Schedule.',
    more: 'There is more than fits here. Only the first hundred are shown.',
    loading: 'The schedule is being loaded.',
    failed: 'The schedule could not be loaded. Reload the page.',
    notMoved: 'That did not work: ',
  },
} as const satisfies LocaleTexts<CalendarTexts>
