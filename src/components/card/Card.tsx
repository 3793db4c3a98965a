/** Content of the social sharing image of a page. */
export type CardProps = {
  title: string
  siteName: string
  /** Shown at the bottom: the host without its port. */
  hostname: string
  font: string
  colors: { ground: string; ink: string; line: string; primary: string }
  /** Hairlines on every third column, as on pages. */
  grid: boolean
  /** A data URL, and the width at a height of 48 pixels. */
  logo: { src: string; width: number } | null
  /** A data URL of an image of the site, shown at the right edge. */
  picture: string | null
}

const LOGO_HEIGHT = 48
const PICTURE_WIDTH = 400
const COLUMNS = [300, 600, 900]

/** Font size: a longer title is smaller, so that it takes at most four lines. */
function titleSize({ length }: string): number {
  if (length <= 16) return 128
  if (length <= 32) return 96
  return length <= 64 ? 72 : 54
}

function Foot({ logo, siteName, hostname, colors }: CardProps) {
  return (
    <div style={{ display: 'flex', alignItems: 'center', fontSize: 28, color: colors.ink }}>
      {logo ? (
        <img alt="" height={LOGO_HEIGHT} src={logo.src} width={logo.width} />
      ) : (
        <span style={{ fontSize: 40 }}>{siteName}</span>
      )}
      <span style={{ marginLeft: 32, opacity: 0.7 }}>{hostname}</span>
    </div>
  )
}

/** The social sharing image of a page, in the theme of its site. */
export function Card(props: CardProps) {
  const { title, font, colors, grid, picture } = props
  return (
    <div
      style={{
        display: 'flex',
        width: '100%',
        height: '100%',
        background: colors.ground,
        color: colors.ink,
        fontFamily: font,
      }}
    >
      {grid &&
        COLUMNS.map((left) => (
          <div
            key={left}
            style={{ position: 'absolute', top: 0, left, width: 1, height: '100%', background: colors.line }}
          />
        ))}
      <div
        style={{
          display: 'flex',
          flexDirection: 'column',
          justifyContent: 'space-between',
          flex: 1,
          padding: '56px 48px 48px',
        }}
      >
        <div style={{ width: 72, height: 16, background: colors.primary }} />
        <div
          style={{
            fontSize: titleSize(title),
            lineHeight: 1.04,
            letterSpacing: '-0.02em',
            lineClamp: 4,
          }}
        >
          {title}
        </div>
        <Foot {...props} />
      </div>
      {picture && (
        <img alt="" height="100%" src={picture} style={{ objectFit: 'cover' }} width={PICTURE_WIDTH} />
      )}
    </div>
  )
}
