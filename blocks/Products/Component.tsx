import type { ProductsBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import type { BlockData } from '@/src/content/block-data'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = ProductsBlock & BlockContext & { data: BlockData['products'] }

export function Products({ heading, intro, emptyText, data, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="products" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        {data.length === 0 && <p className="empty-text">{emptyText}</p>}
        <ul className="products-items">
          {data.map(({ id, name, summary, href }) => (
            <li key={id}>
              <Heading href={href} level={3}>
                {name}
              </Heading>
              <p>{summary}</p>
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  )
}
