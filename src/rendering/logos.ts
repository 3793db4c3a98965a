import type { Domain, Media } from '@/payload-types'
import type { ShellImage } from '@/src/components/shell/types'
import { imageAddress } from '@/src/features/media/rules/image-address'
import { populatedMedia } from './site'

/** Behaviour: domain-logos */
const FALLBACK_LOGO = '/logo.svg'
const FALLBACK_LOGO_DARK = '/logo-dark.svg'

const image = (media: Media | null, fallback: string): ShellImage => ({
  src: media?.filename ? imageAddress({ ...media, filename: media.filename }) : fallback,
  width: media?.width ?? null,
  height: media?.height ?? null,
})

/** A domain's logos for light and dark backgrounds. */
export const siteLogos = ({ logoMedia, logoDarkMedia }: Pick<Domain, 'logoMedia' | 'logoDarkMedia'>) => ({
  light: image(populatedMedia(logoMedia), FALLBACK_LOGO),
  dark: image(populatedMedia(logoDarkMedia), FALLBACK_LOGO_DARK),
})
