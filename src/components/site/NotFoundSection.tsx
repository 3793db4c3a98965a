import type { Frame } from '@/src/lib/frame'

type Props = { frame: Frame; texts: { heading?: string | null; text?: string | null } | null }

/** What a visitor reads where nothing is. */
export function NotFoundSection({ frame, texts }: Props) {
  return (
    <section>
      <h1>{texts?.heading ?? '404'}</h1>
      <p>{texts?.text}</p>
      <a href={frame.homeHref}>{frame.siteName}</a>
    </section>
  )
}
