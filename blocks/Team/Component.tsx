import type { TeamBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Picture } from '@/src/components/media/Picture'
import { Heading } from '@/src/components/ui/Heading'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = TeamBlock & BlockContext

/** Who does what. */
export function Team({ heading, intro, items, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} className="team" tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        <ul className="team-items">
          {items.map(({ id, role, text, email, image }) => (
            <li key={id}>
              <Picture image={image} ratio={4 / 5} sizes="(width >= 48rem) 25vw, 50vw" />
              <Heading level={3}>{role}</Heading>
              <p>{text}</p>
              {email && (
                <p>
                  <a href={`mailto:${email}`}>{email}</a>
                </p>
              )}
            </li>
          ))}
        </ul>
      </Grid>
    </Section>
  )
}
