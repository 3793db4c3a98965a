import type { CaseListBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import type { BlockData } from '@/src/rendering/block-data'
import { Picture } from '@/src/components/media/Picture'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = CaseListBlock & BlockContext & { data: BlockData['caseList'] }
type Case = Pick<BlockData['caseList'][number], 'href' | 'opening'>

/** Links to pages of cases, as images in several sizes or as an index of titles. */
export function CaseList({ variant, heading, intro, emptyText, data, tone, anchor, index }: Props) {
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        {data.length === 0 ? (
          <p className="empty-text">{emptyText}</p>
        ) : (
          <ol className={`case-${variant}`}>
            {data.map(({ id, ...item }, position) => (
              <li className="entry" key={id}>
                {variant === 'wall' ? (
                  <Work {...item} priority={index === 0 && position === 0} />
                ) : (
                  <Row {...item} />
                )}
              </li>
            ))}
          </ol>
        )}
      </Grid>
    </Section>
  )
}

function Work({ href, opening, priority }: Case & { priority: boolean }) {
  const { image, heading, summary, sector, year } = opening
  const facts = [sector, year].filter(Boolean).join(', ')
  return (
    <>
      <div className="plinth arrive">
        <Picture image={image} priority={priority} sizes="(width >= 48rem) 75vw, 100vw" />
      </div>
      <div className="case-label pad">
        <Heading href={href} level={3}>
          {heading}
        </Heading>
        {facts && <p className="case-facts label">{facts}</p>}
        <p className="case-text">{summary}</p>
      </div>
    </>
  )
}

function Row({ href, opening }: Case) {
  const { image, heading, summary, year } = opening
  return (
    <>
      <Heading className="pad" href={href} level={3} size="h2">
        {heading}
      </Heading>
      <div className="case-label pad">
        <p>{summary}</p>
        {year && <p className="case-facts label">{year}</p>}
      </div>
      <Picture image={image} ratio={4 / 3} sizes="(width >= 48rem) 25vw, 50vw" />
    </>
  )
}
