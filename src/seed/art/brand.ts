import sharp from 'sharp'

/** Icon sizes in pixels: the favicon for what cannot show SVG, and the touch icon. */
const ICONS = { 'favicon.png': 48, 'touch-icon.png': 180 }

/** Draws a tenant's PNG icons from its `favicon.svg`; `file` gives the place of a name. */
export async function renderIcons(file: (name: string) => string): Promise<void> {
  for (const [name, size] of Object.entries(ICONS)) {
    await sharp(file('favicon.svg'), { density: 400 })
      .resize(size)
      .png({ compressionLevel: 9 })
      .toFile(file(name))
  }
}
