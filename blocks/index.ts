import type { Block, BlockSlug } from 'payload'

import { Banner } from './Banner/config'
import { BlockCatalogue } from './BlockCatalogue/config'
import { Booking } from './Booking/config'
import { BlogList } from './BlogList/config'
import { BlogTeaser } from './BlogTeaser/config'
import { CallToAction } from './CallToAction/config'
import { CaseHeader } from './CaseHeader/config'
import { CaseList } from './CaseList/config'
import { Cases } from './Cases/config'
import { Code } from './Code/config'
import { Columns } from './Columns/config'
import { Comparison } from './Comparison/config'
import { Configurator } from './Configurator/config'
import { Faq } from './Faq/config'
import { Features } from './Features/config'
import { ForgotPassword } from './ForgotPassword/config'
import { Form } from './Form/config'
import { Gallery } from './Gallery/config'
import { Hero } from './Hero/config'
import { Logos } from './Logos/config'
import { StaticMap } from './Map/config'
import { MediaText } from './MediaText/config'
import { Pricing } from './Pricing/config'
import { Products } from './Products/config'
import { Quote } from './Quote/config'
import { Registration } from './Registration/config'
import { ResetPassword } from './ResetPassword/config'
import { RichText } from './RichText/config'
import { SignIn } from './SignIn/config'
import { Stats } from './Stats/config'
import { Steps } from './Steps/config'
import { TableOfContents } from './TableOfContents/config'
import { Team } from './Team/config'
import { Timeline } from './Timeline/config'
import { Vacancies } from './Vacancies/config'
import { VacancyHeader } from './VacancyHeader/config'
import { VerifyAddress } from './VerifyAddress/config'
import { Video } from './Video/config'

/** The registry of blocks, in the order in which the panel lists them. */
export const blocks: Block[] = [
  Hero,
  CaseHeader,
  VacancyHeader,
  RichText,
  Columns,
  MediaText,
  TableOfContents,
  Code,
  Banner,
  Features,
  Steps,
  Timeline,
  Comparison,
  Pricing,
  Team,
  Cases,
  CaseList,
  Vacancies,
  BlockCatalogue,
  Configurator,
  Products,
  BlogList,
  BlogTeaser,
  Stats,
  Logos,
  Faq,
  Quote,
  Form,
  CallToAction,
  Gallery,
  Video,
  StaticMap,
  Booking,
  SignIn,
  Registration,
  VerifyAddress,
  ForgotPassword,
  ResetPassword,
]

export const blockSlugs = blocks.map(({ slug }) => slug as BlockSlug)
