import type { Page } from '@/payload-types'
import type { Locale } from '@/src/lib/constants'
import type { SiteContent } from '../site'
import { readBooking } from './booking'
import { loadBlockCatalogue, readConfigurator } from './building-blocks'
import { readBlogList } from './blog-list'
import { readBlogTeaser } from './blog-teaser'
import { readCaseList } from './case-list'
import { readFormBlock } from './form'
import { loadProducts } from './products'
import { readRegistration } from './registration'
import { readSignIn } from './sign-in'
import type { BlockOf, Read, Reader } from './types'
import { earliestDate, readVacancies, readVacancyState } from './vacancies'

type AnyBlock = NonNullable<Page['blocks']>[number]

/** The block types that show documents of other collections. */
const readers = {
  caseList: readCaseList,
  vacancyHeader: readVacancyState,
  vacancies: readVacancies,
  blockCatalogue: loadBlockCatalogue,
  configurator: readConfigurator,
  products: loadProducts,
  form: readFormBlock,
  booking: readBooking,
  registration: readRegistration,
  signIn: readSignIn,
  blogList: readBlogList,
  blogTeaser: readBlogTeaser,
} satisfies { [T in AnyBlock['blockType']]?: Reader<T, unknown> }

type ReadersType = typeof readers

/** The prop `data` of the component of each block type. */
export type BlockData = {
  [T in keyof ReadersType]: Awaited<ReturnType<ReadersType[T]>>['data']
}

/** Block id → its data. */
export type DataByBlock = Readonly<Record<string, unknown>>

const hasReader = (type: string): type is keyof ReadersType => Object.hasOwn(readers, type)

function read(
  site: SiteContent,
  locale: Locale,
  block: AnyBlock,
  listPage: number,
): Promise<Read<unknown>> | null {
  if (!hasReader(block.blockType)) return null
  // The map above pairs each type with its own reader.
  const reader = readers[block.blockType] as Reader<AnyBlock['blockType'], unknown>
  return reader(site, locale, block as BlockOf<AnyBlock['blockType']>, listPage)
}

/** Reads in parallel what the blocks of a page show besides their own fields. */
export async function loadBlockData(
  site: SiteContent,
  locale: Locale,
  blocks: readonly AnyBlock[],
  listPage: number,
): Promise<Read<DataByBlock>> {
  const results = await Promise.all(
    blocks.map(async (block) => ({ id: block.id, result: await read(site, locale, block, listPage) })),
  )
  return {
    data: Object.fromEntries(results.flatMap(({ id, result }) => (id && result ? [[id, result.data]] : []))),
    tags: results.flatMap(({ result }) => result?.tags ?? []),
    until: earliestDate(results.map(({ result }) => result?.until)),
  }
}
