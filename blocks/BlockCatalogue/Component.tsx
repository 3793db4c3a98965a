import type { BlockCatalogueBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import type { BlockData } from '@/src/rendering/block-data'
import { InlineIcon } from '@/src/components/icons/InlineIcon'
import { messages } from '@/src/i18n/messages'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = BlockCatalogueBlock & BlockContext & { data: BlockData['blockCatalogue'] }

/** The tenant's building blocks by group; groups are in order of their first building block. */
export function BlockCatalogue({ heading, intro, data, locale, tone, anchor }: Props) {
  const texts = messages[locale].buildingBlocks
  return (
    <Section anchor={anchor} className="block-catalogue" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        {data.length === 0 && <p className="empty-text">{texts.empty}</p>}
        {[...Map.groupBy(data, ({ group }) => group)].map(([group, blocks]) => (
          <section aria-label={texts.groups[group]} className="block-group" key={group}>
            <p aria-hidden className="block-group-name label">
              {texts.groups[group]}
            </p>
            <ul className="block-bricks">
              {blocks.map(({ key, icon, name, summary, href }) => (
                <li key={key}>
                  {icon && <InlineIcon className="block-icon" name={icon} />}
                  <Heading href={href} level={3}>
                    {name}
                  </Heading>
                  <p>{summary}</p>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </Grid>
    </Section>
  )
}
