import type { Page } from '@/payload-types'
import { sample as banner } from './Banner/sample'
import { sample as blockCatalogue } from './BlockCatalogue/sample'
import { sample as booking } from './Booking/sample'
import { sample as blogList } from './BlogList/sample'
import { sample as blogTeaser } from './BlogTeaser/sample'
import { sample as callToAction } from './CallToAction/sample'
import { sample as caseHeader } from './CaseHeader/sample'
import { sample as caseList } from './CaseList/sample'
import { sample as cases } from './Cases/sample'
import { sample as code } from './Code/sample'
import { sample as columns } from './Columns/sample'
import { sample as comparison } from './Comparison/sample'
import { sample as configurator } from './Configurator/sample'
import { sample as faq } from './Faq/sample'
import { sample as features } from './Features/sample'
import { sample as forgotPassword } from './ForgotPassword/sample'
import { sample as form } from './Form/sample'
import { sample as gallery } from './Gallery/sample'
import { sample as hero } from './Hero/sample'
import { sample as logos } from './Logos/sample'
import { sample as map } from './Map/sample'
import { sample as mediaText } from './MediaText/sample'
import { sample as pricing } from './Pricing/sample'
import { sample as products } from './Products/sample'
import { sample as quote } from './Quote/sample'
import { sample as registration } from './Registration/sample'
import { sample as resetPassword } from './ResetPassword/sample'
import { sample as richText } from './RichText/sample'
import { sample as signIn } from './SignIn/sample'
import { sample as stats } from './Stats/sample'
import { sample as steps } from './Steps/sample'
import { sample as tableOfContents } from './TableOfContents/sample'
import { sample as team } from './Team/sample'
import { sample as timeline } from './Timeline/sample'
import { sample as vacancies } from './Vacancies/sample'
import { sample as vacancyHeader } from './VacancyHeader/sample'
import { sample as verifyAddress } from './VerifyAddress/sample'
import { sample as video } from './Video/sample'
import type { Sample } from './draft'

type AnyBlock = NonNullable<Page['blocks']>[number]

/** A sample of every block type in every locale, for the playground, the API's examples, templates and tests. */
export const samples = {
  hero,
  caseHeader,
  vacancyHeader,
  richText,
  columns,
  mediaText,
  tableOfContents,
  code,
  banner,
  features,
  steps,
  timeline,
  comparison,
  pricing,
  team,
  cases,
  caseList,
  vacancies,
  blockCatalogue,
  configurator,
  products,
  blogList,
  blogTeaser,
  stats,
  logos,
  faq,
  quote,
  form,
  callToAction,
  gallery,
  video,
  map,
  booking,
  signIn,
  registration,
  verifyAddress,
  forgotPassword,
  resetPassword,
} as const satisfies { [Block in AnyBlock as Block['blockType']]: Sample<Block> }
