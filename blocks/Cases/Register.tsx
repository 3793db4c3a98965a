import type { CasesBlock } from '@/payload-types'
import { Picture } from '@/src/components/media/Picture'
import { CaseLabel } from './CaseLabel'

type Props = { items: CasesBlock['items'] }

/** One row per work, with a small image. */
export function Register({ items }: Props) {
  return (
    <ol className="register">
      {items.map((item) => (
        <li key={item.id}>
          <Picture
            className="register-image"
            image={item.image}
            ratio={4 / 3}
            sizes="(width >= 48rem) 25vw, 50vw"
          />
          <CaseLabel {...item} />
        </li>
      ))}
    </ol>
  )
}
