import type { ComparisonBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Grid } from '@/src/components/ui/Grid'
import { Icon } from '@/src/components/ui/Icon'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import { VisuallyHidden } from '@/src/components/ui/VisuallyHidden'
import { messages } from '@/src/i18n/messages'
import type { Locale } from '@/src/lib/constants'

type Props = ComparisonBlock & BlockContext
type Cell = ComparisonBlock['rows'][number]['cells'][number]

/** A comparison table. On a phone every row becomes a small list in which each option is named. */
export function Comparison({ heading, intro, options, rows, locale, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        <table aria-label={heading} className="comparison" data-count={options.length}>
          <Head options={options} point={messages[locale].comparison.point} />
          <tbody>
            {rows.map(({ id, label, cells }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {options.map(({ id: option, name, highlighted }, position) => (
                  <td data-highlighted={highlighted || undefined} data-option={name} key={option}>
                    <CellText cell={cells[position]} locale={locale} />
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Grid>
    </Section>
  )
}

function Head({ options, point }: Pick<ComparisonBlock, 'options'> & { point: string }) {
  return (
    <thead>
      <tr>
        <th scope="col">
          <VisuallyHidden>{point}</VisuallyHidden>
        </th>
        {options.map(({ id, name, highlighted }) => (
          <th data-highlighted={highlighted || undefined} key={id} scope="col">
            {name}
          </th>
        ))}
      </tr>
    </thead>
  )
}

/** A symbol gets a text alternative; plain text needs none. */
function CellText({ cell, locale }: { cell: Cell | undefined; locale: Locale }) {
  if (!cell) return null
  const { mark, value } = cell
  return (
    <span className="comparison-cell">
      {mark !== 'text' && <Icon className="comparison-mark" name={mark === 'yes' ? 'check' : 'close'} />}
      {mark !== 'text' && <VisuallyHidden>{messages[locale].comparison[mark]}</VisuallyHidden>}
      {value && <span>{value}</span>}
    </span>
  )
}
