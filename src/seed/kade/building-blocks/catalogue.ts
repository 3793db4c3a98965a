import { operating } from './catalogue-operating'
import { publishing } from './catalogue-publishing'

/** What Kade does not build afresh each time. A block stands below those it depends on. */
export const catalogue = [...publishing, ...operating]
