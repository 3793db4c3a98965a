import { t } from '@/blocks/draft'
import { catalogue } from './catalogue'

const euros = (locale: string, amount: number): string => new Intl.NumberFormat(locale).format(amount)

/** The figure with which the page of a building block says what fitting it takes. */
export function fitting(key: (typeof catalogue)[number]['key']) {
  const block = catalogue.find((candidate) => candidate.key === key)
  if (!block) throw new Error(`The catalogue has no block ${key}.`)
  const { weeks } = block
  const [low, high] = block.price
  return {
    value: t(weeks.join('–'), weeks.join('–')),
    label: t('weken om in te passen, door één bouwer', 'weeks to fit it, by one builder'),
    note: t(
      `€\u00a0${euros('nl', low)} tot €\u00a0${euros('nl', high)}, exclusief btw. De prijs wordt vooraf één bedrag.`,
      `€${euros('en', low)} to €${euros('en', high)}, excluding VAT. Beforehand it becomes one amount.`,
    ),
  }
}
