import type { TeamBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { Picture } from '@/src/components/media/Picture'
import { Heading } from '@/src/components/ui/Heading'
import { Grid } from '@/src/components/ui/Grid'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'

type Props = TeamBlock & BlockContext

/** Portraits if there are images, otherwise a directory. */
export function Team({ heading, intro, items, tone, anchor }: Props) {
  const form = items.some(({ image }) => image) ? 'portraits' : 'desks'
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        <ul className={`team team-${form}`}>
          {items.map(({ id, role, text, email, image }) => (
            <li key={id}>
              {form === 'portraits' && (
                <div className="plinth team-portrait">
                  <Picture image={image} ratio={4 / 5} sizes="(width >= 48rem) 25vw, 50vw" />
                </div>
              )}
              <Heading level={3}>{role}</Heading>
              <p>{text}</p>
              {email && (
                <p className="team-email label">
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
