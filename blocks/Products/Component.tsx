import type { ProductsBlock } from '@/payload-types'
import type { BlockContext } from '@/blocks/block-context'
import type { BlockData } from '@/src/rendering/block-data'
import { Picture } from '@/src/components/media/Picture'
import { Grid } from '@/src/components/ui/Grid'
import { Heading } from '@/src/components/ui/Heading'
import { Section } from '@/src/components/ui/Section'
import { SectionHead } from '@/src/components/ui/SectionHead'
import { messages } from '@/src/i18n/messages'
import type { Locale } from '@/src/lib/constants'
import { priceOf } from './price'

type Props = ProductsBlock & BlockContext & { data: BlockData['products'] }
type Product = BlockData['products'][number]

export function Products({ heading, intro, emptyText, data, locale, tone, anchor }: Props) {
  return (
    <Section anchor={anchor} tone={tone}>
      <Grid>
        <SectionHead heading={heading} intro={intro} />
        {data.length === 0 ? (
          <p className="empty-text">{emptyText}</p>
        ) : (
          <ul className="products" data-count={data.length}>
            {data.map((product) => (
              <li className="entry" key={product.id}>
                {product.image && (
                  <div className="plinth">
                    <Picture image={product.image} ratio={4 / 5} sizes="(width >= 48rem) 33vw, 100vw" />
                  </div>
                )}
                <div className="product-text pad">
                  <Heading href={product.href} level={3}>
                    {product.name}
                  </Heading>
                  <p>{product.summary}</p>
                </div>
                <Price locale={locale} product={product} />
              </li>
            ))}
          </ul>
        )}
      </Grid>
    </Section>
  )
}

function Price({ product, locale }: { product: Product; locale: Locale }) {
  const price = priceOf(product, locale)
  if (!price) return <p className="product-price pad">{messages[locale].product.onRequest}</p>
  return (
    <p className="product-price pad">
      {price.amount} <span className="label">{price.vat}</span>
    </p>
  )
}
