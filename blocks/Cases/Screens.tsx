import type { CasesBlock } from '@/payload-types'
import { Stage } from '@/src/components/media/Stage'
import { CaseLabel } from './CaseLabel'

type Props = { items: CasesBlock['items'] }

export function Screens({ items }: Props) {
  return items.map((item) => (
    <Stage image={item.image} key={item.id}>
      <div className="stage-label pad">
        <CaseLabel {...item} size="h2" />
      </div>
    </Stage>
  ))
}
