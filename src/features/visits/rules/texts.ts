import { type LocaleTexts, perLocale } from '@/src/i18n/locale-texts'
import { LANGUAGES, type Locale } from '@/src/lib/constants'

const formatted = perLocale((locale) => {
  const format = new Intl.NumberFormat(LANGUAGES[locale].tag)
  return (count: number) => format.format(count)
})

export const VISIT_TEXTS = {
  nl: {
    title: 'Bezoeken, 28 dagen',
    inForm: 'Bezoeken',
    visitors: (count: number) => (count === 1 ? 'bezoeker' : 'bezoekers'),
    views: (count: number) => (count === 1 ? 'weergave' : 'weergaven'),
    figures: (visitors: number, views: number) =>
      `${formatted.nl(visitors)} ${visitors === 1 ? 'bezoeker' : 'bezoekers'}, ${formatted.nl(views)} ${views === 1 ? 'weergave' : 'weergaven'}`,
    change: (percent: number | null) => {
      if (percent === null) return 'niets in de 28 dagen ervoor'
      if (percent === 0) return 'evenveel als in de 28 dagen ervoor'
      return `${formatted.nl(Math.abs(percent))} % ${percent > 0 ? 'meer' : 'minder'} dan in de 28 dagen ervoor`
    },
    lastDays: 'In de laatste 28 dagen.',
    perDay: 'Bezoekers per dag',
    pages: 'Meest gelezen',
    page: 'Pagina',
    referrers: 'Waar bezoekers vandaan kwamen',
    referrer: 'Site',
    noReferrer: 'rechtstreeks of onbekend',
    none: 'Nog geen bezoeken geteld. Er wordt geteld zonder cookies en zonder persoonsgegevens; robots tellen niet mee.',
    noneInForm: 'Nog geen bezoeken in de laatste 28 dagen.',
    off: 'Bezoeken worden niet geteld. Dat zet u per domein aan, onder Bezoekers:',
    partlyOff: 'Niet geteld op',
    offInForm: 'Bezoeken worden niet geteld. Dat zet u per domein aan.',
    domains: 'Domeinen',
  },
  en: {
    title: 'Visits, 28 days',
    inForm: 'Visits',
    visitors: (count: number) => (count === 1 ? 'visitor' : 'visitors'),
    views: (count: number) => (count === 1 ? 'view' : 'views'),
    figures: (visitors: number, views: number) =>
      `${formatted.en(visitors)} ${visitors === 1 ? 'visitor' : 'visitors'}, ${formatted.en(views)} ${views === 1 ? 'view' : 'views'}`,
    change: (percent: number | null) => {
      if (percent === null) return 'none in the 28 days before'
      if (percent === 0) return 'as many as in the 28 days before'
      return `${formatted.en(Math.abs(percent))}% ${percent > 0 ? 'more' : 'fewer'} than in the 28 days before`
    },
    lastDays: 'In the last 28 days.',
    perDay: 'Visitors per day',
    pages: 'Most read',
    page: 'Page',
    referrers: 'Where visitors came from',
    referrer: 'Site',
    noReferrer: 'directly, or unknown',
    none: 'No visits were counted yet. They are counted without cookies and without personal data; robots are left out.',
    noneInForm: 'No visits in the last 28 days.',
    off: 'Visits are not counted. Switch that on for each domain, under Visitors:',
    partlyOff: 'Not counted on',
    offInForm: 'Visits are not counted. Switch that on for each domain.',
    domains: 'Domains',
  },
} as const satisfies LocaleTexts<unknown>

export type VisitTexts = (typeof VISIT_TEXTS)[Locale]
