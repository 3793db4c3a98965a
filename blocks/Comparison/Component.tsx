import type { ComparisonBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = ComparisonBlock & BlockContext

/** Options side by side, as a table. */
export function Comparison({ heading, intro, options, rows, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="comparison" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        <table className="comparison-table">
          <thead>
            <tr>
              <td />
              {options.map(({ id, name, highlighted }) => (
                <th data-highlighted={highlighted || undefined} key={id} scope="col">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ id, label, cells }) => (
              <tr key={id}>
                <th scope="row">{label}</th>
                {cells.slice(0, options.length).map((cell) => (
                  <td data-mark={cell.mark} key={cell.id}>
                    {cell.value}
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
