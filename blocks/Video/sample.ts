import type { VideoBlock } from '@/payload-types'
import { type Sample, t } from '../draft'

export const sample: Sample<VideoBlock> = {
  blockType: 'video',
  heading: t('In beweging', 'In motion'),
  source: 'file',
  url: 'https://example.com/film.mp4',
  caption: t('Een rondgang, zonder geluid', 'A tour, without sound'),
  transcript: t(
    'De film loopt in een minuut langs de schermen. Er wordt niet gesproken.',
    'In a minute the film walks past the screens. Nobody speaks.',
  ),
}
