import type { HeroBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import { captionText } from '@/src/components/media/caption-text'
import { Exhibit } from '@/src/components/media/Exhibit'
import { Stage } from '@/src/components/media/Stage'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { LinkRow } from '@/src/components/ui/LinkRow'
import { Section } from '@/src/components/ui/Section'

type Props = HeroBlock & BlockContext

/** Text only, text above an image, or text over an image. */
export function Hero(props: Props) {
  if (props.variant === 'immersive' && props.image) return <ImmersiveHero {...props} />
  return props.variant === 'exhibit' && props.image ? (
    <ExhibitHero {...props} />
  ) : (
    <StatementHero {...props} />
  )
}

const linksOf = ({ actions }: HeroBlock) => (actions ?? []).map(({ link }) => link)

function MainHeading({ heading, mainHeading }: Pick<Props, 'heading' | 'mainHeading'>) {
  return (
    <Heading className="pad hero-heading" level={mainHeading ? 1 : 2} size="h1">
      {heading}
    </Heading>
  )
}

function StatementHero(props: Props) {
  const { kicker, intro, tone, anchor } = props
  return (
    <Section anchor={anchor} className="hero hero-statement" tone={tone}>
      <Grid>
        {kicker && <p className="hero-kicker label pad">{kicker}</p>}
        <MainHeading {...props} />
        {intro && <p className="hero-intro pad">{intro}</p>}
        <LinkRow className="hero-links pad" links={linksOf(props)} />
      </Grid>
    </Section>
  )
}

function ExhibitHero(props: Props) {
  const { kicker, intro, tone, anchor, image, caption, index } = props
  return (
    <Section anchor={anchor} className="hero hero-exhibit" tone={tone}>
      <Grid>
        {kicker && <p className="hero-kicker label pad">{kicker}</p>}
        <MainHeading {...props} />
        <div className="hero-aside pad">
          {intro && <p>{intro}</p>}
          <LinkRow links={linksOf(props)} />
        </div>
        <Exhibit
          caption={captionText(caption, image)}
          className="hero-work"
          image={image}
          priority={index === 0}
          sizes="(width >= 48rem) 75vw, 100vw"
        />
      </Grid>
    </Section>
  )
}

function ImmersiveHero(props: Props) {
  const { kicker, intro, anchor, image, caption, index } = props
  const first = index === 0
  return (
    <Stage
      anchor={anchor}
      caption={captionText(caption, image)}
      image={image}
      priority={first}
      underHeader={first}
    >
      {kicker && <p className="stage-kicker label pad">{kicker}</p>}
      <MainHeading {...props} />
      {intro && <p className="stage-text lead pad">{intro}</p>}
      <LinkRow className="stage-links pad" links={linksOf(props)} />
    </Stage>
  )
}
