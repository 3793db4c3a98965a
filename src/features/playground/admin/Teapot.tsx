import { ButtonLink } from '@/src/components/ui/ButtonLink'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import type { PlaygroundTexts } from './texts'

/** Paths of the teapot, from back to front. */
const POT = [
  'M66 92C40 90 30 74 20 60M70 124C36 118 20 92 12 66M10 62l12-4.5',
  'M140 80c42-12 54 38 0 46M141 90c26-5 32 22 2 26',
  'M62 66c-14 18-16 52 8 74h60c24-22 22-56 8-74zM64 146h72',
  'M52 66h96M76 66c4-17 44-17 48 0M100 53v-3M95 45a5 5 0 1 0 10 0a5 5 0 1 0-10 0',
] as const
const STEAM = ['M16 46c-6-8 6-12 0-22', 'M28 40c-6-8 6-12 0-22'] as const

type Props = { texts: PlaygroundTexts['teapot']; backHref: string }

/** The response to a request to brew coffee (RFC 2324). */
export function Teapot({ texts, backHref }: Props) {
  return (
    <Section className="teapot" tone="ground">
      <Grid>
        <p className="teapot-code pad">418</p>
        <svg aria-hidden="true" className="teapot-drawing" fill="none" viewBox="0 0 200 170">
          {POT.map((path) => (
            <path key={path} className="teapot-part" d={path} strokeWidth="1.5" />
          ))}
          {STEAM.map((path) => (
            <path key={path} className="teapot-steam" d={path} strokeWidth="1.5" />
          ))}
        </svg>
        <Heading className="teapot-heading pad" level={1} size="h2">
          {texts.heading}
        </Heading>
        <div className="teapot-text pad">
          <p className="lead">{texts.text}</p>
          <ButtonLink href={backHref} label={texts.back} />
        </div>
      </Grid>
    </Section>
  )
}
