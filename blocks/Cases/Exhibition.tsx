import type { CasesBlock } from '@/payload-types'
import { Exhibit } from '@/src/components/media/Exhibit'
import { CaseLabel } from './CaseLabel'

type Props = { items: CasesBlock['items']; priority: boolean }

/** Works of different sizes in different columns; the stylesheet positions them. */
export function Exhibition({ items, priority }: Props) {
  return (
    <ol className="exhibition">
      {items.map((item, position) => (
        <li key={item.id}>
          <Exhibit
            caption={<CaseLabel {...item} />}
            image={item.image}
            priority={priority && position === 0}
            sizes="(width >= 48rem) 75vw, 100vw"
          />
        </li>
      ))}
    </ol>
  )
}
