import type { BlockCatalogueBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import type { BlockData } from '@/src/content/block-data'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = BlockCatalogueBlock & BlockContext & { data: BlockData['blockCatalogue'] }

export function BlockCatalogue({ heading, intro, data, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="block-catalogue" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        <ul className="block-catalogue-items">
          {data.map(({ key, name, summary, href }) => (
            <li key={key}>
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
