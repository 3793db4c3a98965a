import type { FormValues } from '@/src/features/previews/rules/messages'
import { blockAround, blocksOf, selectorOf } from './blocks-of'
import { partsOf } from './find-text'

/** On an image of the form, with the name of its field. */
export const IMAGE_ATTRIBUTE = 'data-preview-image'

/** An image that is shown, and its field; `block` is null for one that is in none. */
export type ShownImage = { block: string | null; path: string; element: HTMLImageElement }

/** The names of files by the ids of their images. */
export type Files = Readonly<Record<string, string>>

type ImageField = { path: string; file: string }

function fieldsOf(value: unknown, files: Files, path = ''): ImageField[] {
  if (typeof value === 'string') {
    const file = files[value]
    return file === undefined ? [] : [{ path, file }]
  }
  return partsOf(value, path).flatMap(([inner, part]) => fieldsOf(part, files, inner))
}

/** Images are served with the name of their file at the end of the path. */
function fileOf({ src }: HTMLImageElement): string | null {
  const name = URL.canParse(src) ? new URL(src).pathname.split('/').at(-1) : undefined
  return name ? decodeURIComponent(name) : null
}

/** Of equal images the first of the form is the first on the page. */
function shownIn(elements: readonly HTMLImageElement[], block: string | null, fields: ImageField[]) {
  const left = [...fields]
  return elements.flatMap((element): ShownImage[] => {
    const file = fileOf(element)
    const index = left.findIndex((one) => one.file === file)
    const [field] = index < 0 ? [] : left.splice(index, 1)
    return field ? [{ block, path: field.path, element }] : []
  })
}

/** The images on the page that are those of fields of the form. */
export function shownImages(values: FormValues, files: Files): ShownImage[] {
  const ofBlocks = blocksOf(values).flatMap((block) => {
    const shown = [...document.querySelectorAll<HTMLImageElement>(`${selectorOf(block.id)} img`)]
    return shownIn(shown, block.id, fieldsOf(block, files))
  })
  const { blocks: _blocks, ...others } = values
  const rest = [...document.querySelectorAll<HTMLImageElement>('main img')].filter(
    (image) => blockAround(image) === null,
  )
  return [...ofBlocks, ...shownIn(rest, null, fieldsOf(others, files))]
}

export const nameOfImage = ({ block, path }: Omit<ShownImage, 'element'>): string => `${block ?? ''} ${path}`

/** The image at a point of the window, also below a text that stands on it. */
export function imageAt(
  { clientX, clientY }: MouseEvent,
  images: readonly ShownImage[],
): ShownImage | undefined {
  const at = document.elementsFromPoint(clientX, clientY)
  return images.find(({ element }) => at.includes(element))
}
