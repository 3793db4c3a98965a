import type { ToolTexts, ToPanel } from '@/src/features/previews/rules/messages'
import { IMAGE_ATTRIBUTE, nameOfImage, type ShownImage } from './images-of'
import { useImageDrop } from './use-image-drop'

type Props = {
  images: readonly ShownImage[]
  /** The block whose images can be replaced by a button. */
  chosen: string | null
  texts: ToolTexts
  toPanel: ToPanel
}

type MarkProps = { image: ShownImage; index: number; children: React.ReactNode; isOver?: boolean }

/** Over an image: by rules of style, as in a BlockOutline. */
const ImageMark = ({ image, index, children, isOver = false }: MarkProps) => (
  <>
    <style>{`[${IMAGE_ATTRIBUTE}="${CSS.escape(nameOfImage(image))}"] { anchor-name: --preview-image-${index} }`}</style>
    <div
      className={`preview-image ${isOver ? 'preview-image-over' : ''}`}
      style={{ positionAnchor: `--preview-image-${index}` }}
    >
      {children}
    </div>
  </>
)

/** Over the images of the chosen block: replacing them, by a button each or by dropping a file on any image. */
export function ImageTools({ images, chosen, texts, toPanel }: Props) {
  const over = useImageDrop(images, toPanel)
  return images.map((image, index) => {
    const { block, path, element } = image
    const name = nameOfImage(image)
    if (image === over)
      return (
        <ImageMark image={image} index={index} isOver key={name}>
          <span className="preview-name">{texts.drop}</span>
        </ImageMark>
      )
    if (block !== chosen) return null
    return (
      <ImageMark image={image} index={index} key={name}>
        <button
          aria-label={element.alt === '' ? texts.replace : `${texts.replace}: ${element.alt}`}
          onClick={() => toPanel({ act: 'replace', block, path })}
          type="button"
        >
          {texts.replace}
        </button>
      </ImageMark>
    )
  })
}
