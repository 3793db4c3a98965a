/**
 * The API as its OpenAPI document publishes it: what each operation takes and answers.
 * Made by `npm run generate`; do not edit.
 */

/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Locale".
 */
export type Locale = 'nl' | 'en'
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Resolution".
 */
export type Resolution = PageResolution | PostResolution | TopicResolution | RedirectResolution
/**
 * References are resolved for the site; rich text is also given as HTML.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicBlock".
 */
export type PublicBlock =
  | PublicHeroBlock
  | PublicCaseHeaderBlock
  | PublicVacancyHeaderBlock
  | PublicRichTextBlock
  | PublicColumnsBlock
  | PublicMediaTextBlock
  | PublicTableOfContentsBlock
  | PublicCodeBlock
  | PublicBannerBlock
  | PublicFeaturesBlock
  | PublicStepsBlock
  | PublicTimelineBlock
  | PublicComparisonBlock
  | PublicPricingBlock
  | PublicTeamBlock
  | PublicCasesBlock
  | PublicCaseListBlock
  | PublicVacanciesBlock
  | PublicBlockCatalogueBlock
  | PublicConfiguratorBlock
  | PublicProductsBlock
  | PublicBlogListBlock
  | PublicBlogTeaserBlock
  | PublicStatsBlock
  | PublicLogosBlock
  | PublicFaqBlock
  | PublicQuoteBlock
  | PublicFormBlock
  | PublicCallToActionBlock
  | PublicGalleryBlock
  | PublicVideoBlock
  | PublicMapBlock
  | PublicBookingBlock
  | PublicSignInBlock
  | PublicRegistrationBlock
  | PublicVerifyAddressBlock
  | PublicForgotPasswordBlock
  | PublicResetPasswordBlock
/**
 * Where the hits are: from `start` up to `end`, in UTF-16 units.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "SearchMarks".
 */
export type SearchMarks = {
  start: number
  end: number
}[]
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TenantRole".
 */
export type TenantRole = 'admin' | 'editor' | 'writer' | 'viewer'
/**
 * @maxItems 200
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PageUrlsInput".
 */
export type PageUrlsInput = {
  domain: string
  locale: Locale
  /**
   * Decoded, within the language: `/over-ons`, not `/en/over-ons`. At most 512 characters; no segment is `.` or `..`, and some first segments are reserved (`admin`, `api`, …).
   */
  path: string
  /**
   * Exactly one per domain and language: the one set to true, else the first not set to false, else the first.
   */
  canonical?: boolean
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
}[]
/**
 * The pages that moved, by path.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "MovedPages".
 */
export type MovedPages = {
  page: string
  from: string
  to: string
}[]
/**
 * The fields depend on the type; texts are in the requested language, references are ids.
 * `id`: The id of the row; send it back to keep the row and its texts in the other language. Without one, or with an unknown one, the block is new; only in a list without any id, it replaces the stored one of the same type at the same position. The same applies to the rows within a block.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Block".
 */
export type Block =
  | HeroBlock
  | CaseHeaderBlock
  | VacancyHeaderBlock
  | RichTextBlock
  | ColumnsBlock
  | MediaTextBlock
  | TableOfContentsBlock
  | CodeBlock
  | BannerBlock
  | FeaturesBlock
  | StepsBlock
  | TimelineBlock
  | ComparisonBlock
  | PricingBlock
  | TeamBlock
  | CasesBlock
  | CaseListBlock
  | VacanciesBlock
  | BlockCatalogueBlock
  | ConfiguratorBlock
  | ProductsBlock
  | BlogListBlock
  | BlogTeaserBlock
  | StatsBlock
  | LogosBlock
  | FaqBlock
  | QuoteBlock
  | FormBlock
  | CallToActionBlock
  | GalleryBlock
  | VideoBlock
  | MapBlock
  | BookingBlock
  | SignInBlock
  | RegistrationBlock
  | VerifyAddressBlock
  | ForgotPasswordBlock
  | ResetPasswordBlock
/**
 * `data`: The fields of the block; omitted fields get their default, or stay empty.
 * `position`: The index of the new block, from 0. Default: the end.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "AddBlock".
 */
export type AddBlock = {
  [B in Block as B['blockType']]: {
    blockType: B['blockType']
    data?: Omit<B, 'blockType' | 'id'>
    position?: number
  }
}[Block['blockType']]

export interface Paths {
  '/api/health/live': {
    /**
     * Check liveness
     */
    get: {
      answer: {
        data: {
          status: 'ok'
        }
      }
    }
  }
  '/api/health/ready': {
    /**
     * Check readiness: database, migrations, storage
     */
    get: {
      answer: {
        data: {
          status: 'ok'
          checks: {
            [k: string]: 'ok'
          }
        }
      }
    }
  }
  '/api/domains': {
    /**
     * Read the domain record of the site
     */
    get: {
      query?: {
        /**
         * The language of the texts; by default that of the site.
         */
        locale?: 'nl' | 'en'
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      answer: {
        data: Domain
      }
    }
  }
  '/api/icons/lucide.json': {
    /**
     * Read icons, in the format of the Iconify API
     */
    get: {
      query: {
        /**
         * Icon names, separated by commas, at most 64.
         */
        icons: string
      }
      answer: {
        prefix: 'lucide'
        width: 24
        height: 24
        icons: {
          [k: string]: {
            body: string
          }
        }
        not_found?: string[]
      }
    }
  }
  '/api/pages/layout': {
    /**
     * Read the layout of the site
     */
    get: {
      query?: {
        /**
         * The language of the texts; by default that of the site.
         */
        locale?: 'nl' | 'en'
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      answer: {
        data: Layout
      }
    }
  }
  '/api/pages': {
    /**
     * List the pages published in a language
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: 'path' | '-updatedAt'
        /**
         * The language of the texts; by default that of the site.
         */
        locale?: 'nl' | 'en'
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      answer: {
        data: ListedPage[]
        meta: ListMeta
      }
    }
    /**
     * Resolve a path of the site
     */
    post: {
      query?: {
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      body: PathToResolve
      answer: {
        data: Resolution
      }
    }
  }
  '/api/blocks': {
    /**
     * List the block types, with their fields and an example
     */
    get: {
      query?: {
        /**
         * The language of the texts; by default that of the site.
         */
        locale?: 'nl' | 'en'
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      answer: {
        data: BlockType[]
      }
    }
  }
  '/api/posts': {
    /**
     * List the posts published in a language, newest first
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: '-publishedAt' | 'publishedAt' | 'title' | '-title' | '-updatedAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts; by default that of the site.
         */
        locale?: 'nl' | 'en'
        /**
         * Only posts of this author: an id or a slug.
         */
        author?: string
        /**
         * Only posts of this category: an id or a slug.
         */
        category?: string
        /**
         * Only posts with this tag.
         */
        tag?: string
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      answer: {
        data: ListedPost[]
        meta: ListMeta
      }
    }
  }
  '/api/posts/{slug}': {
    /**
     * Read a published post, as rich text and as HTML, with related posts
     */
    get: {
      params: {
        /**
         * In the requested language. Slashes may be sent as they are, or encoded (%2F).
         */
        slug: string
      }
      query?: {
        /**
         * The language of the texts; by default that of the site.
         */
        locale?: 'nl' | 'en'
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      answer: {
        data: PublishedPost
      }
    }
  }
  '/api/products': {
    /**
     * List the products that are for sale
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: 'model' | '-model' | 'name' | '-name' | 'price' | '-price' | '-updatedAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts; by default that of the site.
         */
        locale?: 'nl' | 'en'
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      answer: {
        data: ListedProduct[]
        meta: ListMeta
      }
    }
  }
  '/api/products/{model}': {
    /**
     * Read a product that is for sale
     */
    get: {
      params: {
        /**
         * Its name in URLs.
         */
        model: string
      }
      query?: {
        /**
         * The language of the texts; by default that of the site.
         */
        locale?: 'nl' | 'en'
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      answer: {
        data: PublishedProduct
      }
    }
  }
  '/api/consent': {
    /**
     * Read the consent dialog of the site
     */
    get: {
      query?: {
        /**
         * The language of the texts; by default that of the site.
         */
        locale?: 'nl' | 'en'
        /**
         * The version that the page shows, so that caches keep versions apart. The response is always the current version.
         */
        version?: number
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      answer: {
        data: Consent
      }
    }
    /**
     * Record the consent of a visitor
     */
    post: {
      query?: {
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      body: ConsentChoice
      answer: {
        data: RecordedConsent
      }
    }
  }
  '/api/bookings/slots': {
    /**
     * List the free slots and topics for a call
     */
    get: {
      query?: {
        /**
         * First day, in the time zone of the tenant. Default: today.
         */
        from?: string
        /**
         * Last day, included. Default: as far ahead as calls can be booked.
         */
        to?: string
        /**
         * The language of the texts; by default that of the site.
         */
        locale?: 'nl' | 'en'
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      answer: {
        data: FreeSlots
      }
    }
  }
  '/api/bookings': {
    /**
     * Book a call
     */
    post: {
      query?: {
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      body: BookingOrder
      answer: {
        data: NewBooking
      }
    }
  }
  '/api/bookings/{id}': {
    /**
     * Read a booking by its token
     */
    get: {
      params: {
        /**
         * The id of the booking.
         */
        id: string
      }
      query?: {
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      headers: {
        /**
         * The token that was returned when the booking was created.
         */
        'x-booking-token': string
      }
      answer: {
        data: Booking
      }
    }
  }
  '/api/bookings/{id}/cancel': {
    /**
     * Cancel a booking
     */
    post: {
      params: {
        /**
         * The id of the booking.
         */
        id: string
      }
      query?: {
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      body: BookingCancellation
      answer: {
        data: Booking
      }
    }
  }
  '/api/forms/{uuid}': {
    /**
     * Read a form
     */
    get: {
      params: {
        /**
         * The id of the form.
         */
        uuid: string
      }
      query?: {
        /**
         * The language of the texts; by default that of the site.
         */
        locale?: 'nl' | 'en'
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      answer: {
        data: Form
      }
    }
  }
  '/api/forms': {
    /**
     * Submit a form
     */
    post: {
      query?: {
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      body: FormSubmission
      answer: {
        data: ReceivedSubmission
      }
    }
  }
  '/api/auth/login': {
    /**
     * Sign in
     */
    post: {
      body: Credentials
      answer: {
        data: Login
      }
    }
  }
  '/api/auth/logout': {
    /**
     * Sign out
     */
    post: {
      answer: undefined
    }
  }
  '/api/auth/session': {
    /**
     * Read the current session
     */
    get: {
      answer: {
        data: Session
      }
    }
  }
  '/api/auth/passkey/options': {
    /**
     * Begin to sign in with a passkey
     */
    post: {
      answer: {
        data: PasskeyOptions
      }
    }
  }
  '/api/auth/passkey': {
    /**
     * Sign in with a passkey
     */
    post: {
      body: PasskeySignIn
      answer: {
        data: Login
      }
    }
  }
  '/api/auth/register': {
    /**
     * Register an account
     */
    post: {
      query?: {
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      body: Registration
      answer: {
        data: Accepted
      }
    }
  }
  '/api/auth/verify': {
    /**
     * Confirm an e-mail address
     */
    post: {
      query?: {
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      body: AddressVerification
      answer: {
        data: Done
      }
    }
  }
  '/api/auth/forgot-password': {
    /**
     * Request a password reset e-mail
     */
    post: {
      query?: {
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      body: ForgottenPassword
      answer: {
        data: Accepted
      }
    }
  }
  '/api/auth/reset-password': {
    /**
     * Set a new password
     */
    post: {
      query?: {
        /**
         * Hostname of the site, if not that of the request.
         */
        domain?: string
      }
      body: NewPassword
      answer: {
        data: Done
      }
    }
  }
  '/api/auth/invitation': {
    /**
     * Accept or decline an invitation
     */
    post: {
      body: InvitationAnswer
      answer: {
        data: Done
      }
    }
  }
  '/api/auth/address': {
    /**
     * Request another e-mail address for your own account
     */
    post: {
      body: NewAddress
      answer: {
        data: Accepted
      }
    }
  }
  '/api/auth/address/answer': {
    /**
     * Confirm or stop a change of e-mail address
     */
    post: {
      body: AddressAnswer
      answer: {
        data: AddressOutcome
      }
    }
  }
  '/api/admin/domains': {
    /**
     * The domains of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: 'hostname' | '-hostname' | '-createdAt' | 'createdAt' | '-updatedAt' | 'updatedAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * Only domains with exactly this `hostname`.
         */
        hostname?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: AdminDomain[]
        meta: ListMeta
      }
    }
    /**
     * Make a domain in one language
     */
    post: {
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: NewDomainInput
      answer: {
        data: AdminDomain
      }
    }
  }
  '/api/admin/domains/{id}': {
    /**
     * Read a domain in one language
     */
    get: {
      params: {
        /**
         * The id of the domain.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: AdminDomain
      }
    }
    /**
     * Replace a domain in one language
     */
    put: {
      params: {
        /**
         * The id of the domain.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: DomainInput
      answer: {
        data: AdminDomain
      }
    }
    /**
     * Delete a domain
     */
    delete: {
      params: {
        /**
         * The id of the domain.
         */
        id: string
      }
      query?: {
        /**
         * `true` also deletes its page URLs and redirects.
         */
        cascade?: 'true' | 'false'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/domains/{id}/check': {
    /**
     * Check the DNS record of a domain
     */
    post: {
      params: {
        /**
         * The id of the domain.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: DomainProof
      }
    }
  }
  '/api/admin/domains/{id}/approve': {
    /**
     * Approve a domain without a DNS record
     */
    post: {
      params: {
        /**
         * The id of the domain.
         */
        id: string
      }
      answer: {
        data: DomainProof
      }
    }
  }
  '/api/admin/domains/{id}/locales': {
    /**
     * Add a language to a domain
     */
    post: {
      params: {
        /**
         * The id of the domain.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: DomainLocaleInput
      answer: {
        data: DomainLocale
      }
    }
  }
  '/api/admin/domains/{id}/locales/{dlId}': {
    /**
     * Read a language of a domain
     */
    get: {
      params: {
        /**
         * The id of the domain.
         */
        id: string
        /**
         * The id of the language of the domain.
         */
        dlId: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: DomainLocale
      }
    }
    /**
     * Change a language of a domain
     */
    put: {
      params: {
        /**
         * The id of the domain.
         */
        id: string
        /**
         * The id of the language of the domain.
         */
        dlId: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: DomainLocaleChanges
      answer: {
        data: DomainLocale
      }
    }
    /**
     * Remove a language from a domain
     */
    delete: {
      params: {
        /**
         * The id of the domain.
         */
        id: string
        /**
         * The id of the language of the domain.
         */
        dlId: string
      }
      query?: {
        /**
         * Only used with `If-Match`: the language of the version that it names. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/locales': {
    /**
     * List the languages of the installation
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: 'code' | '-code' | 'name' | '-name'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * Without effect: nothing here is localized. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: InstalledLocale[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/tenants': {
    /**
     * List the tenants in which you have a role
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: 'name' | '-name' | 'slug' | '-slug' | '-createdAt' | 'createdAt'
        /**
         * Text to search for.
         */
        search?: string
      }
      answer: {
        data: Tenant[]
        meta: ListMeta
      }
    }
    /**
     * Create a tenant
     */
    post: {
      body: TenantInput
      answer: {
        data: Tenant
      }
    }
  }
  '/api/admin/tenants/{id}': {
    /**
     * Read a tenant
     */
    get: {
      params: {
        /**
         * The id of the tenant.
         */
        id: string
      }
      answer: {
        data: Tenant
      }
    }
    /**
     * Update a tenant
     */
    put: {
      params: {
        /**
         * The id of the tenant.
         */
        id: string
      }
      headers?: {
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TenantChanges
      answer: {
        data: Tenant
      }
    }
    /**
     * Delete a tenant
     */
    delete: {
      params: {
        /**
         * The id of the tenant.
         */
        id: string
      }
      query?: {
        /**
         * `true` also deletes everything of the tenant, including image files.
         */
        cascade?: 'true' | 'false'
      }
      headers?: {
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: {
        data: TenantRemoval
      }
    }
  }
  '/api/admin/redirects': {
    /**
     * The redirects of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: 'from' | '-from' | '-hits' | 'hits' | '-lastHitAt' | 'lastHitAt' | '-createdAt' | 'createdAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * Without effect: nothing here is localized. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * Only redirects with exactly this `from`.
         */
        from?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Redirect[]
        meta: ListMeta
      }
    }
    /**
     * Make a redirect
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: RedirectInput
      answer: {
        data: Redirect
      }
    }
  }
  '/api/admin/redirects/export': {
    /**
     * Export the redirects of the tenant as CSV
     */
    get: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: string
    }
  }
  '/api/admin/redirects/{id}': {
    /**
     * Read a redirect
     */
    get: {
      params: {
        /**
         * The id of the redirect.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Redirect
      }
    }
    /**
     * Change a redirect
     */
    post: {
      params: {
        /**
         * The id of the redirect.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: RedirectChanges
      answer: {
        data: Redirect
      }
    }
  }
  '/api/admin/redirects/import': {
    /**
     * Import redirects from CSV, after a dry run
     */
    post: {
      query?: {
        /**
         * `true` only reports what would happen; `false` writes.
         */
        dryRun?: 'true' | 'false'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: string
      answer: {
        data: RedirectImport
      }
    }
  }
  '/api/admin/redirects/{id}/delete': {
    /**
     * Delete a redirect
     */
    post: {
      params: {
        /**
         * The id of the redirect.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/form-submissions/index': {
    /**
     * The submissions of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: '-createdAt' | 'createdAt' | 'expiresAt' | '-expiresAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * Without effect: nothing here is localized. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * The id of the form.
         */
        form?: string
        /**
         * Only submissions with this status.
         */
        status?: 'inbox' | 'done' | 'spam'
        /**
         * Only submissions that are read, or unread.
         */
        read?: 'true' | 'false'
        /**
         * Only submissions assigned to this account, to yourself (`me`) or to nobody (`none`).
         */
        assignee?: ('me' | 'none') | string
        /**
         * Only submissions sent at or after this date (UTC) or time.
         */
        from?: string
        /**
         * Only submissions sent before this date (UTC) or time.
         */
        to?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: SubmissionSummary[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/form-submissions/export': {
    /**
     * Export the submissions of a form as CSV
     */
    get: {
      query: {
        /**
         * The id of the form.
         */
        form: string
        /**
         * `words`: values as text, in the language of each submission; `raw`: values as sent, a date as `2026-12-01`, a choice by its value, a checkbox as `true`, or as text for older submissions. Default: `words`.
         */
        answers?: 'words' | 'raw'
        /**
         * Only submissions with this status.
         */
        status?: 'inbox' | 'done' | 'spam'
        /**
         * Only submissions that are read, or unread.
         */
        read?: 'true' | 'false'
        /**
         * Only submissions assigned to this account, to yourself (`me`) or to nobody (`none`).
         */
        assignee?: ('me' | 'none') | string
        /**
         * Only submissions sent at or after this date (UTC) or time.
         */
        from?: string
        /**
         * Only submissions sent before this date (UTC) or time.
         */
        to?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: string
    }
  }
  '/api/admin/form-submissions/people': {
    /**
     * Whom a submission can be assigned to
     */
    get: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: {
          id: string
          name: string
        }[]
      }
    }
  }
  '/api/admin/form-submissions/bulk': {
    /**
     * Change or delete several submissions
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: SubmissionBulkChange
      answer: {
        data: SubmissionBulkResult
      }
    }
  }
  '/api/admin/form-submissions/{id}': {
    /**
     * Read a submission
     */
    get: {
      params: {
        /**
         * The id of the submission.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Submission
      }
    }
    /**
     * Change the status or the assignee of a submission
     */
    patch: {
      params: {
        /**
         * The id of the submission.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: SubmissionChanges
      answer: {
        data: Submission
      }
    }
    /**
     * Delete a submission
     */
    delete: {
      params: {
        /**
         * The id of the submission.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/form-submissions/{id}/attachments/{attachment}': {
    /**
     * Download a file of a submission
     */
    get: {
      params: {
        /**
         * The id of the submission.
         */
        id: string
        /**
         * The id of the file.
         */
        attachment: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: string
    }
  }
  '/api/admin/form-submissions/{id}/replies': {
    /**
     * List the replies to a submission
     */
    get: {
      params: {
        /**
         * The id of the submission.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: SubmissionReply[]
      }
    }
    /**
     * Reply to a submission by mail
     */
    post: {
      params: {
        /**
         * The id of the submission.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: NewSubmissionReply
      answer: {
        data: SubmissionReply
      }
    }
  }
  '/api/admin/form-submissions/{id}/replies/{reply}/retry': {
    /**
     * Send a reply again that failed
     */
    post: {
      params: {
        /**
         * The id of the submission.
         */
        id: string
        /**
         * The id of the reply.
         */
        reply: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: SubmissionReply
      }
    }
  }
  '/api/admin/dashboard': {
    /**
     * Read the figures of the tenant
     */
    get: {
      query?: {
        /**
         * The preferred language of titles. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Dashboard
      }
    }
  }
  '/api/admin/visits': {
    /**
     * Read how often pages were visited
     */
    get: {
      query?: {
        /**
         * The id of a domain.
         */
        domain?: string
        /**
         * The language in which pages were viewed.
         */
        locale?: 'nl' | 'en'
        /**
         * The id of a page, post, author or category.
         */
        document?: string
        /**
         * The first day; by default 27 days before the last.
         */
        from?: string
        /**
         * The last day; by default today, in the time zone of the tenant.
         */
        to?: string
        /**
         * What the rows are: every day, or at most `limit` of the others. Days without visits are among them, and counts are kept 25 months.
         */
        group?: 'day' | 'page' | 'referrer' | 'device'
        /**
         * Page size.
         */
        limit?: number
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Visits
      }
    }
  }
  '/api/admin/schedules': {
    /**
     * List what is scheduled
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Only pages, or only posts.
         */
        collection?: 'pages' | 'posts'
        /**
         * Only those of this page or post.
         */
        document?: string
        /**
         * Only those in this language.
         */
        locale?: 'nl' | 'en'
        /**
         * Only publications, or only the end of them.
         */
        action?: 'publish' | 'unpublish'
        /**
         * Only those at this time or later.
         */
        from?: string
        /**
         * Only those before this time.
         */
        to?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: ScheduledChange[]
        meta: ListMeta
      }
    }
    /**
     * Schedule the publication of a language of a page or post, or its end
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: ScheduledChangeInput
      answer: {
        data: ScheduledChange
      }
    }
  }
  '/api/admin/schedules/{id}': {
    /**
     * Get a schedule
     */
    get: {
      params: {
        /**
         * The id of the schedule.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: ScheduledChange
      }
    }
    /**
     * Cancel a schedule
     */
    delete: {
      params: {
        /**
         * The id of the schedule.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/comments': {
    /**
     * List threads of comments
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Only on documents of this collection.
         */
        collection?: 'pages' | 'posts' | 'templates' | 'products' | 'form-submissions'
        /**
         * Only on this document.
         */
        document?: string
        /**
         * Only open, or only resolved.
         */
        state?: 'open' | 'resolved'
        /**
         * Only those in which you are mentioned.
         */
        mentioned?: 'me'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: CommentThread[]
        meta: ListMeta
      }
    }
    /**
     * Comment on a document
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: NewComment
      answer: {
        data: CommentThread
      }
    }
  }
  '/api/admin/comments/people': {
    /**
     * Whom a comment can mention
     */
    get: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: PersonInComments[]
      }
    }
  }
  '/api/admin/comments/{id}': {
    /**
     * Get the thread of a comment
     */
    get: {
      params: {
        /**
         * The id of the comment.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: CommentThread
      }
    }
    /**
     * Edit your own comment
     */
    patch: {
      params: {
        /**
         * The id of the comment.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: CommentText
      answer: {
        data: CommentThread
      }
    }
    /**
     * Delete a comment
     */
    delete: {
      params: {
        /**
         * The id of the comment.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/comments/{id}/replies': {
    /**
     * Reply to a comment
     */
    post: {
      params: {
        /**
         * The id of the comment.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: CommentText
      answer: {
        data: CommentThread
      }
    }
  }
  '/api/admin/comments/{id}/resolve': {
    /**
     * Resolve a thread of comments
     */
    post: {
      params: {
        /**
         * The id of the comment.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: CommentThread
      }
    }
  }
  '/api/admin/comments/{id}/reopen': {
    /**
     * Open a thread of comments again
     */
    post: {
      params: {
        /**
         * The id of the comment.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: CommentThread
      }
    }
  }
  '/api/admin/releases': {
    /**
     * List releases
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Only in this state.
         */
        state?: 'open' | 'published'
        /**
         * Only those that are published at a set time.
         */
        planned?: 'yes'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: ReleaseSummary[]
        meta: ListMeta
      }
    }
    /**
     * Create a release
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: NewRelease
      answer: {
        data: Release
      }
    }
  }
  '/api/admin/releases/{id}': {
    /**
     * Get a release
     */
    get: {
      params: {
        /**
         * The id of the release.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Release
      }
    }
    /**
     * Rename or plan a release
     */
    patch: {
      params: {
        /**
         * The id of the release.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: ReleaseChange
      answer: {
        data: Release
      }
    }
    /**
     * Delete an open release
     */
    delete: {
      params: {
        /**
         * The id of the release.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/releases/{id}/check': {
    /**
     * Check what keeps a release from being published
     */
    post: {
      params: {
        /**
         * The id of the release.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: ReleaseCheck
      }
    }
  }
  '/api/admin/releases/{id}/publish': {
    /**
     * Publish a release
     */
    post: {
      params: {
        /**
         * The id of the release.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Release
      }
    }
  }
  '/api/admin/releases/{id}/undo': {
    /**
     * Undo the publication of a release
     */
    post: {
      params: {
        /**
         * The id of the release.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: ReleaseUndo
      answer: {
        data: Release
      }
    }
  }
  '/api/admin/releases/{id}/items': {
    /**
     * Add a draft to a release
     */
    post: {
      params: {
        /**
         * The id of the release.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: NewReleaseItem
      answer: {
        data: Release
      }
    }
  }
  '/api/admin/releases/{id}/items/{item}/settle': {
    /**
     * Settle a conflict in a release
     */
    post: {
      params: {
        /**
         * The id of the release.
         */
        id: string
        /**
         * The id of the item in the release.
         */
        item: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: ReleaseItemSettlement
      answer: {
        data: Release
      }
    }
  }
  '/api/admin/releases/{id}/items/{item}': {
    /**
     * Remove a draft from a release
     */
    delete: {
      params: {
        /**
         * The id of the release.
         */
        id: string
        /**
         * The id of the item in the release.
         */
        item: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/reviews': {
    /**
     * List reviews
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Only of documents of this collection.
         */
        collection?: 'pages' | 'posts'
        /**
         * Only of this page or post.
         */
        document?: string
        /**
         * Only of this language.
         */
        locale?: 'nl' | 'en'
        /**
         * Only in this state.
         */
        state?: 'open' | 'approved' | 'sentBack' | 'withdrawn'
        /**
         * Only those that you can decide, and those that were sent back to you.
         */
        waiting?: 'me'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: ReviewSummary[]
        meta: ListMeta
      }
    }
    /**
     * Request a review
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: NewReview
      answer: {
        data: Review
      }
    }
  }
  '/api/admin/reviews/people': {
    /**
     * Whom a review can be asked of
     */
    get: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: PersonInReviews[]
      }
    }
  }
  '/api/admin/reviews/{id}': {
    /**
     * Get a review
     */
    get: {
      params: {
        /**
         * The id of the review.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Review
      }
    }
  }
  '/api/admin/reviews/{id}/approve': {
    /**
     * Approve a review, and publish
     */
    post: {
      params: {
        /**
         * The id of the review.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: ReviewApproval
      answer: {
        data: Review
      }
    }
  }
  '/api/admin/reviews/{id}/send-back': {
    /**
     * Send back what was to be reviewed
     */
    post: {
      params: {
        /**
         * The id of the review.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: ReviewSentBack
      answer: {
        data: Review
      }
    }
  }
  '/api/admin/reviews/{id}/withdraw': {
    /**
     * Withdraw a request for a review
     */
    post: {
      params: {
        /**
         * The id of the review.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Review
      }
    }
  }
  '/api/admin/search': {
    /**
     * Search everything of the tenant
     */
    get: {
      query?: {
        /**
         * Words, a part of a title, a path or an address of a page. Without it, the documents whose texts changed last.
         */
        q?: string
        /**
         * Only these kinds, separated by commas: `pages`, `posts`, `products`, `media`, `forms`, `templates`, `building-blocks`, `categories`, `authors`, `redirects`, `users`.
         */
        types?: string
        /**
         * Page size.
         */
        limit?: number
        /**
         * Preferred where a document is found in several languages. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: SearchHit[]
      }
    }
  }
  '/api/admin/forms': {
    /**
     * The forms of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: 'title' | '-title' | '-updatedAt' | 'updatedAt' | '-createdAt' | 'createdAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * Only forms with exactly this `title`.
         */
        title?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: AdminFormSummary[]
        meta: ListMeta
      }
    }
    /**
     * Make a form in one language
     */
    post: {
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: FormInput
      answer: {
        data: AdminForm
      }
    }
  }
  '/api/admin/forms/{uuid}': {
    /**
     * Read a form in one language
     */
    get: {
      params: {
        /**
         * The id of the form.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: AdminForm
      }
    }
    /**
     * Replace a form in one language
     */
    put: {
      params: {
        /**
         * The id of the form.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: FormInput
      answer: {
        data: AdminForm
      }
    }
    /**
     * Delete a form, in every language
     */
    delete: {
      params: {
        /**
         * The id of the form.
         */
        uuid: string
      }
      query?: {
        /**
         * Only used with `If-Match`: the language of the version that it names. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/forms/{uuid}/webhook-secret': {
    /**
     * Make a new signing secret for the webhook of a form
     */
    post: {
      params: {
        /**
         * The id of the form.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: WebhookSecret
      }
    }
  }
  '/api/admin/users/index': {
    /**
     * List the users of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: 'name' | '-name' | 'email' | '-email' | '-createdAt' | 'createdAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * `installation`: every account of the installation; super admins only.
         */
        scope?: 'tenant' | 'installation'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: User[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/users': {
    /**
     * Invite a user to the tenant
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: UserInvitation
      answer: {
        data: InvitedUser
      }
    }
  }
  '/api/admin/users/{id}': {
    /**
     * Read a user
     */
    get: {
      params: {
        /**
         * The id of the user.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: User
      }
    }
    /**
     * Change a user, or their role in the tenant
     */
    post: {
      params: {
        /**
         * The id of the user.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: UserChanges
      answer: {
        data: User
      }
    }
    /**
     * End the membership of a user in the tenant, or withdraw the invitation
     */
    delete: {
      params: {
        /**
         * The id of the user.
         */
        id: string
      }
      query?: {
        /**
         * `true` deletes the account itself, in every tenant; super admins only.
         */
        account?: 'true' | 'false'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/users/{id}/end-sessions': {
    /**
     * End sessions of a user
     */
    post: {
      params: {
        /**
         * The id of the user.
         */
        id: string
      }
      body: SessionsToEnd
      answer: {
        data: EndedSessions
      }
    }
  }
  '/api/admin/account/tokens': {
    /**
     * List your own API tokens
     */
    get: {
      answer: {
        data: ApiToken[]
      }
    }
    /**
     * Create an API token for yourself
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: NewApiToken
      answer: {
        data: CreatedApiToken
      }
    }
  }
  '/api/admin/account/tokens/{id}/revoke': {
    /**
     * Revoke an API token of your own
     */
    post: {
      params: {
        /**
         * The id of the API token.
         */
        id: string
      }
      answer: undefined
    }
  }
  '/api/admin/page-urls/pages': {
    /**
     * List the pages of the tenant with their URLs
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: 'title' | '-title' | '-updatedAt' | 'updatedAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * Pages with a URL on this domain.
         */
        domain?: string
        /**
         * Pages with a URL whose path contains this.
         */
        path?: string
        /**
         * Pages with a URL in this language.
         */
        urlLocale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: PageWithUrls[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/page-urls/pages/{uuid}': {
    /**
     * Read the URLs of a page
     */
    get: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: PageWithUrls
      }
    }
    /**
     * Set the URLs of a page
     */
    post: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      query?: {
        /**
         * Whether removed URLs redirect (301) to a remaining URL of the page.
         */
        redirects?: 'true' | 'false'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: PageUrlsInput
      answer: {
        data: PageWithUrls
      }
    }
  }
  '/api/admin/page-urls/move': {
    /**
     * Move a page and all pages below it to another path
     */
    post: {
      query?: {
        /**
         * Whether removed URLs redirect (301) to a remaining URL of the page.
         */
        redirects?: 'true' | 'false'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: PageMove
      answer: {
        data: MovedPages
      }
    }
  }
  '/api/admin/pages': {
    /**
     * The pages of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: '-updatedAt' | 'updatedAt' | '-createdAt' | 'createdAt' | 'title' | '-title'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * Only pages with exactly this `title`.
         */
        title?: string
        /**
         * Only pages with exactly this `routeKey`.
         */
        routeKey?: string
        /**
         * Only documents in this state in the language of `locale`.
         */
        publication?: 'draft' | 'scheduled' | 'published' | 'changed'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: PageSummary[]
        meta: ListMeta
      }
    }
    /**
     * Make a page in one language
     */
    post: {
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: PageInput
      answer: {
        data: Page
      }
    }
  }
  '/api/admin/pages/{uuid}': {
    /**
     * Read a page in one language
     */
    get: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Page
      }
    }
    /**
     * Replace a page in one language
     */
    put: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: PageInput
      answer: {
        data: Page
      }
    }
    /**
     * Delete a page, in every language
     */
    delete: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      query?: {
        /**
         * Only used with `If-Match`: the language of the version that it names. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/pages/{uuid}/add-block': {
    /**
     * Add a block to a page
     */
    post: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: AddBlock
      answer: {
        data: Page
      }
    }
  }
  '/api/admin/templates/{uuid}/pages': {
    /**
     * Create a page from a template
     */
    post: {
      params: {
        /**
         * The id of the template.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: PageFromTemplate
      answer: {
        data: Page
      }
    }
  }
  '/api/admin/pages/{uuid}/versions': {
    /**
     * The versions of a page
     */
    get: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Version[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/pages/{uuid}/versions/{id}': {
    /**
     * Read a version of a page in one language
     */
    get: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: {
          id: string
          /**
           * What somebody called it. A version with a name is kept beside the newest 50.
           */
          name: string | null
          savedAt: string
          savedBy: VersionSaver
          /**
           * The language that was saved; null for all at once, and when it is not known.
           */
          locale: Locale | null
          /**
           * The state of that language in this version; null where languages are not published.
           */
          state: 'draft' | 'published' | null
          autosaved: boolean
          /**
           * Whether a restore replaced this version: restoring it undoes that.
           */
          beforeRestore: boolean
          content: Page
        }
      }
    }
    /**
     * Name a version of a page
     */
    patch: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: NameVersion
      answer: {
        data: Version
      }
    }
  }
  '/api/admin/pages/{uuid}/versions/{id}/restore': {
    /**
     * Make a version of a page the newest draft
     */
    post: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: RestoreVersion
      answer: {
        data: {
          previousVersion: string | null
          document: Page
        }
      }
    }
  }
  '/api/admin/pages/{uuid}/preview-links': {
    /**
     * The links that show the draft of a page
     */
    get: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: PreviewLink[]
      }
    }
    /**
     * Make a link that shows the draft of a page
     */
    post: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: NewPreviewLink
      answer: {
        data: PreviewLink
      }
    }
  }
  '/api/admin/pages/{uuid}/preview-links/{id}/revoke': {
    /**
     * Revoke a link that shows the draft of a page
     */
    post: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
        /**
         * The id of the link.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/trash/pages': {
    /**
     * List the pages in the trash
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * The language of the texts; by default that of the site.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TrashedDocument[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/trash/pages/{uuid}': {
    /**
     * Get a page in the trash
     */
    get: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TrashedDocument
      }
    }
    /**
     * Erase a page in the trash for good
     */
    delete: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      query?: {
        /**
         * Only used with `If-Match`: the language of the version that it names. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/trash/pages/{uuid}/restore': {
    /**
     * Restore a page from the trash
     */
    post: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      query?: {
        /**
         * Only used with `If-Match`: the language of the version that it names. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: {
        data: RestoredDocument
      }
    }
  }
  '/api/admin/pages/bulk': {
    /**
     * Publish, unpublish or delete several pages
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: BulkChangeInput
      answer: {
        data: BulkChange
      }
    }
  }
  '/api/admin/posts': {
    /**
     * The posts of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?:
          | '-publishedAt'
          | 'publishedAt'
          | '-updatedAt'
          | 'updatedAt'
          | '-createdAt'
          | 'createdAt'
          | 'title'
          | '-title'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * Only posts with exactly this `slug`.
         */
        slug?: string
        /**
         * Only documents in this state in the language of `locale`.
         */
        publication?: 'draft' | 'scheduled' | 'published' | 'changed'
        /**
         * Only posts of this author.
         */
        author?: string
        /**
         * Only posts of this category.
         */
        category?: string
        /**
         * Only posts with this tag.
         */
        tag?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: PostSummary[]
        meta: ListMeta
      }
    }
    /**
     * Make a post in one language
     */
    post: {
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: PostInput
      answer: {
        data: Post
      }
    }
  }
  '/api/admin/posts/{uuid}': {
    /**
     * Read a post in one language
     */
    get: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Post
      }
    }
    /**
     * Replace a post in one language
     */
    put: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: PostInput
      answer: {
        data: Post
      }
    }
    /**
     * Delete a post, in every language
     */
    delete: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
      }
      query?: {
        /**
         * Only used with `If-Match`: the language of the version that it names. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/posts/{uuid}/cancel-schedule': {
    /**
     * Cancel the scheduled publication of a post in one language
     */
    post: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: {
        data: Post
      }
    }
  }
  '/api/admin/posts/{uuid}/versions': {
    /**
     * The versions of a post
     */
    get: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
      }
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Version[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/posts/{uuid}/versions/{id}': {
    /**
     * Read a version of a post in one language
     */
    get: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: {
          id: string
          /**
           * What somebody called it. A version with a name is kept beside the newest 50.
           */
          name: string | null
          savedAt: string
          savedBy: VersionSaver
          /**
           * The language that was saved; null for all at once, and when it is not known.
           */
          locale: Locale | null
          /**
           * The state of that language in this version; null where languages are not published.
           */
          state: 'draft' | 'published' | null
          autosaved: boolean
          /**
           * Whether a restore replaced this version: restoring it undoes that.
           */
          beforeRestore: boolean
          content: Post
        }
      }
    }
    /**
     * Name a version of a post
     */
    patch: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: NameVersion
      answer: {
        data: Version
      }
    }
  }
  '/api/admin/posts/{uuid}/versions/{id}/restore': {
    /**
     * Make a version of a post the newest draft
     */
    post: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: RestoreVersion
      answer: {
        data: {
          previousVersion: string | null
          document: Post
        }
      }
    }
  }
  '/api/admin/posts/{uuid}/preview-links': {
    /**
     * The links that show the draft of a post
     */
    get: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: PreviewLink[]
      }
    }
    /**
     * Make a link that shows the draft of a post
     */
    post: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: NewPreviewLink
      answer: {
        data: PreviewLink
      }
    }
  }
  '/api/admin/posts/{uuid}/preview-links/{id}/revoke': {
    /**
     * Revoke a link that shows the draft of a post
     */
    post: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
        /**
         * The id of the link.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/trash/posts': {
    /**
     * List the posts in the trash
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * The language of the texts; by default that of the site.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TrashedDocument[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/trash/posts/{uuid}': {
    /**
     * Get a post in the trash
     */
    get: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TrashedDocument
      }
    }
    /**
     * Erase a post in the trash for good
     */
    delete: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
      }
      query?: {
        /**
         * Only used with `If-Match`: the language of the version that it names. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/trash/posts/{uuid}/restore': {
    /**
     * Restore a post from the trash
     */
    post: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
      }
      query?: {
        /**
         * Only used with `If-Match`: the language of the version that it names. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: {
        data: RestoredDocument
      }
    }
  }
  '/api/admin/posts/bulk': {
    /**
     * Publish, unpublish or delete several posts
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: BulkChangeInput
      answer: {
        data: BulkChange
      }
    }
  }
  '/api/admin/authors': {
    /**
     * The authors of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: 'name' | '-name' | '-createdAt' | 'createdAt' | '-updatedAt' | 'updatedAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * Only authors with exactly this `slug`.
         */
        slug?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Author[]
        meta: ListMeta
      }
    }
    /**
     * Make an author in one language
     */
    post: {
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: AuthorInput
      answer: {
        data: Author
      }
    }
  }
  '/api/admin/authors/{uuid}': {
    /**
     * Read an author in one language
     */
    get: {
      params: {
        /**
         * The id of the author.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Author
      }
    }
    /**
     * Replace an author in one language
     */
    put: {
      params: {
        /**
         * The id of the author.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: AuthorInput
      answer: {
        data: Author
      }
    }
    /**
     * Delete an author, in every language
     */
    delete: {
      params: {
        /**
         * The id of the author.
         */
        uuid: string
      }
      query?: {
        /**
         * Only used with `If-Match`: the language of the version that it names. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/categories': {
    /**
     * The categories of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: 'name' | '-name' | '-createdAt' | 'createdAt' | '-updatedAt' | 'updatedAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * Only categories with exactly this `slug`.
         */
        slug?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Category[]
        meta: ListMeta
      }
    }
    /**
     * Make a category in one language
     */
    post: {
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: CategoryInput
      answer: {
        data: Category
      }
    }
  }
  '/api/admin/categories/{uuid}': {
    /**
     * Read a category in one language
     */
    get: {
      params: {
        /**
         * The id of the category.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Category
      }
    }
    /**
     * Replace a category in one language
     */
    put: {
      params: {
        /**
         * The id of the category.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: CategoryInput
      answer: {
        data: Category
      }
    }
    /**
     * Delete a category, in every language
     */
    delete: {
      params: {
        /**
         * The id of the category.
         */
        uuid: string
      }
      query?: {
        /**
         * Only used with `If-Match`: the language of the version that it names. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/images': {
    /**
     * The images of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?:
          | '-createdAt'
          | 'createdAt'
          | '-updatedAt'
          | 'updatedAt'
          | 'filename'
          | '-filename'
          | 'bytes'
          | '-bytes'
          | '-filesize'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * Only images with exactly this `filename`.
         */
        filename?: string
        /**
         * Only images of this type.
         */
        mimeType?: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif' | 'image/svg+xml'
        /**
         * Only images whose right of use has `expired`, or is `ending`: has expired, or will within 30 days.
         */
        rights?: 'expired' | 'ending'
        /**
         * Only images whose file has this SHA-256, as it was sent or as it is stored. Ask before an upload, which stores a file that is there already once more.
         */
        sha256?: string
        /**
         * Only images in this folder or one below it; `/` for those in none.
         */
        folder?: string
        /**
         * Only images with this tag.
         */
        tag?: string
        /**
         * With, or without, a description (`alt`) in the language of `locale`.
         */
        described?: 'true' | 'false'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: LibraryImage[]
        meta: ListMeta
      }
    }
    /**
     * Upload an image
     */
    post: {
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: FormData
      answer: {
        data: LibraryImage
      }
    }
  }
  '/api/admin/images/convert/{uuid}': {
    /**
     * Convert an image to a new one in another format or size
     */
    post: {
      params: {
        /**
         * The id of the image.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: ImageConversion
      answer: {
        data: LibraryImage
      }
    }
  }
  '/api/admin/images/filing': {
    /**
     * The folders and tags of the images
     */
    get: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: ImageFiling
      }
    }
    /**
     * Put several images in a folder, or add and remove their tags
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: ImageFilingChange
      answer: {
        data: FiledImages
      }
    }
  }
  '/api/admin/images/filing/folders': {
    /**
     * Rename a folder, or move it into another one
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: ImageFolderMove
      answer: {
        data: MovedImageFolder
      }
    }
  }
  '/api/admin/images/{uuid}': {
    /**
     * Read an image in one language
     */
    get: {
      params: {
        /**
         * The id of the image.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: LibraryImage
      }
    }
    /**
     * Change an image in one language
     */
    patch: {
      params: {
        /**
         * The id of the image.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: LibraryImageChanges
      answer: {
        data: LibraryImage
      }
    }
    /**
     * Delete an image, in every language
     */
    delete: {
      params: {
        /**
         * The id of the image.
         */
        uuid: string
      }
      query?: {
        /**
         * Only used with `If-Match`: the language of the version that it names. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/templates': {
    /**
     * The templates of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: 'name' | '-name' | '-updatedAt' | 'updatedAt' | '-createdAt' | 'createdAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * Only templates with exactly this `name`.
         */
        name?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TemplateSummary[]
        meta: ListMeta
      }
    }
    /**
     * Make a template in one language
     */
    post: {
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: TemplateInput
      answer: {
        data: Template
      }
    }
  }
  '/api/admin/templates/{uuid}': {
    /**
     * Read a template in one language
     */
    get: {
      params: {
        /**
         * The id of the template.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Template
      }
    }
    /**
     * Replace a template in one language
     */
    put: {
      params: {
        /**
         * The id of the template.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TemplateInput
      answer: {
        data: Template
      }
    }
    /**
     * Delete a template, in every language
     */
    delete: {
      params: {
        /**
         * The id of the template.
         */
        uuid: string
      }
      query?: {
        /**
         * Only used with `If-Match`: the language of the version that it names. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/pages/{uuid}/templates': {
    /**
     * Create a template from a page
     */
    post: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: TemplateFromPage
      answer: {
        data: Template
      }
    }
  }
  '/api/admin/templates/{uuid}/versions': {
    /**
     * The versions of a template
     */
    get: {
      params: {
        /**
         * The id of the template.
         */
        uuid: string
      }
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Version[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/templates/{uuid}/versions/{id}': {
    /**
     * Read a version of a template in one language
     */
    get: {
      params: {
        /**
         * The id of the template.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: {
          id: string
          /**
           * What somebody called it. A version with a name is kept beside the newest 50.
           */
          name: string | null
          savedAt: string
          savedBy: VersionSaver
          /**
           * The language that was saved; null for all at once, and when it is not known.
           */
          locale: Locale | null
          /**
           * The state of that language in this version; null where languages are not published.
           */
          state: 'draft' | 'published' | null
          autosaved: boolean
          /**
           * Whether a restore replaced this version: restoring it undoes that.
           */
          beforeRestore: boolean
          content: Template
        }
      }
    }
    /**
     * Name a version of a template
     */
    patch: {
      params: {
        /**
         * The id of the template.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: NameVersion
      answer: {
        data: Version
      }
    }
  }
  '/api/admin/templates/{uuid}/versions/{id}/restore': {
    /**
     * Make a version of a template the newest draft
     */
    post: {
      params: {
        /**
         * The id of the template.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: RestoreVersion
      answer: {
        data: {
          previousVersion: string | null
          document: Template
        }
      }
    }
  }
  '/api/admin/navigation': {
    /**
     * The navigation of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: '-updatedAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Navigation[]
        meta: ListMeta
      }
    }
    /**
     * Make a navigation in one language
     */
    post: {
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: NavigationInput
      answer: {
        data: Navigation
      }
    }
  }
  '/api/admin/navigation/{uuid}': {
    /**
     * Read a navigation in one language
     */
    get: {
      params: {
        /**
         * The id of the navigation.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Navigation
      }
    }
    /**
     * Replace a navigation in one language
     */
    put: {
      params: {
        /**
         * The id of the navigation.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: NavigationInput
      answer: {
        data: Navigation
      }
    }
  }
  '/api/admin/navigation/{uuid}/versions': {
    /**
     * The versions of a navigation
     */
    get: {
      params: {
        /**
         * The id of the navigation.
         */
        uuid: string
      }
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Version[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/navigation/{uuid}/versions/{id}': {
    /**
     * Read a version of a navigation in one language
     */
    get: {
      params: {
        /**
         * The id of the navigation.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: {
          id: string
          /**
           * What somebody called it. A version with a name is kept beside the newest 50.
           */
          name: string | null
          savedAt: string
          savedBy: VersionSaver
          /**
           * The language that was saved; null for all at once, and when it is not known.
           */
          locale: Locale | null
          /**
           * The state of that language in this version; null where languages are not published.
           */
          state: 'draft' | 'published' | null
          autosaved: boolean
          /**
           * Whether a restore replaced this version: restoring it undoes that.
           */
          beforeRestore: boolean
          content: Navigation
        }
      }
    }
    /**
     * Name a version of a navigation
     */
    patch: {
      params: {
        /**
         * The id of the navigation.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: NameVersion
      answer: {
        data: Version
      }
    }
  }
  '/api/admin/navigation/{uuid}/versions/{id}/restore': {
    /**
     * Make a version of a navigation the newest draft
     */
    post: {
      params: {
        /**
         * The id of the navigation.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: RestoreVersion
      answer: {
        data: {
          previousVersion: string | null
          document: Navigation
        }
      }
    }
  }
  '/api/admin/footer': {
    /**
     * The footers of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: '-updatedAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Footer[]
        meta: ListMeta
      }
    }
    /**
     * Make a footer in one language
     */
    post: {
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: FooterInput
      answer: {
        data: Footer
      }
    }
  }
  '/api/admin/footer/{uuid}': {
    /**
     * Read a footer in one language
     */
    get: {
      params: {
        /**
         * The id of the footer.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Footer
      }
    }
    /**
     * Replace a footer in one language
     */
    put: {
      params: {
        /**
         * The id of the footer.
         */
        uuid: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: FooterInput
      answer: {
        data: Footer
      }
    }
  }
  '/api/admin/footer/{uuid}/versions': {
    /**
     * The versions of a footer
     */
    get: {
      params: {
        /**
         * The id of the footer.
         */
        uuid: string
      }
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Version[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/footer/{uuid}/versions/{id}': {
    /**
     * Read a version of a footer in one language
     */
    get: {
      params: {
        /**
         * The id of the footer.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: {
          id: string
          /**
           * What somebody called it. A version with a name is kept beside the newest 50.
           */
          name: string | null
          savedAt: string
          savedBy: VersionSaver
          /**
           * The language that was saved; null for all at once, and when it is not known.
           */
          locale: Locale | null
          /**
           * The state of that language in this version; null where languages are not published.
           */
          state: 'draft' | 'published' | null
          autosaved: boolean
          /**
           * Whether a restore replaced this version: restoring it undoes that.
           */
          beforeRestore: boolean
          content: Footer
        }
      }
    }
    /**
     * Name a version of a footer
     */
    patch: {
      params: {
        /**
         * The id of the footer.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: NameVersion
      answer: {
        data: Version
      }
    }
  }
  '/api/admin/footer/{uuid}/versions/{id}/restore': {
    /**
     * Make a version of a footer the newest draft
     */
    post: {
      params: {
        /**
         * The id of the footer.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: RestoreVersion
      answer: {
        data: {
          previousVersion: string | null
          document: Footer
        }
      }
    }
  }
  '/api/admin/brands': {
    /**
     * The brands of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: '-updatedAt' | 'updatedAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * Without effect: nothing here is localized. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * Only brands with exactly this `domain`.
         */
        domain?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Brand[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/brands/{uuid}': {
    /**
     * Read a brand
     */
    get: {
      params: {
        /**
         * The id of the brand.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Brand
      }
    }
    /**
     * Replace a brand
     */
    put: {
      params: {
        /**
         * The id of the brand.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: BrandInput
      answer: {
        data: Brand
      }
    }
  }
  '/api/admin/brands/{uuid}/versions': {
    /**
     * The versions of a brand
     */
    get: {
      params: {
        /**
         * The id of the brand.
         */
        uuid: string
      }
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Version[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/brands/{uuid}/versions/{id}': {
    /**
     * Read a version of a brand in one language
     */
    get: {
      params: {
        /**
         * The id of the brand.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: {
          id: string
          /**
           * What somebody called it. A version with a name is kept beside the newest 50.
           */
          name: string | null
          savedAt: string
          savedBy: VersionSaver
          /**
           * The language that was saved; null for all at once, and when it is not known.
           */
          locale: Locale | null
          /**
           * The state of that language in this version; null where languages are not published.
           */
          state: 'draft' | 'published' | null
          autosaved: boolean
          /**
           * Whether a restore replaced this version: restoring it undoes that.
           */
          beforeRestore: boolean
          content: Brand
        }
      }
    }
    /**
     * Name a version of a brand
     */
    patch: {
      params: {
        /**
         * The id of the brand.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: NameVersion
      answer: {
        data: Version
      }
    }
  }
  '/api/admin/brands/{uuid}/versions/{id}/restore': {
    /**
     * Make a version of a brand the newest draft
     */
    post: {
      params: {
        /**
         * The id of the brand.
         */
        uuid: string
        /**
         * The id of the version.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: RestoreVersion
      answer: {
        data: {
          previousVersion: string | null
          document: Brand
        }
      }
    }
  }
  '/api/admin/products': {
    /**
     * The products of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: 'name' | '-name' | 'model' | '-model' | '-updatedAt' | 'updatedAt' | '-createdAt' | 'createdAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * The language of the texts. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * Only products with exactly this `model`.
         */
        model?: string
        /**
         * Visitors only see products that are for sale.
         */
        status?: 'forSale' | 'hidden'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Product[]
        meta: ListMeta
      }
    }
    /**
     * Make a product in one language
     */
    post: {
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: ProductInput
      answer: {
        data: Product
      }
    }
  }
  '/api/admin/products/{id}': {
    /**
     * Read a product in one language
     */
    get: {
      params: {
        /**
         * The id of the product.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Product
      }
    }
    /**
     * Replace a product in one language
     */
    put: {
      params: {
        /**
         * The id of the product.
         */
        id: string
      }
      query?: {
        /**
         * The language to read or write. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: ProductInput
      answer: {
        data: Product
      }
    }
    /**
     * Delete a product, in every language
     */
    delete: {
      params: {
        /**
         * The id of the product.
         */
        id: string
      }
      query?: {
        /**
         * Only used with `If-Match`: the language of the version that it names. Default: `nl`.
         */
        locale?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      answer: undefined
    }
  }
  '/api/admin/llm-usage-logs': {
    /**
     * The calls to the language model of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: '-createdAt' | 'createdAt' | '-cost' | 'cost'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * Without effect: nothing here is localized. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * Only calls for this purpose.
         */
        purpose?: 'chat' | 'translate-field' | 'translate-page' | 'edit'
        /**
         * Only calls that ended so.
         */
        status?: 'succeeded' | 'failed' | 'cancelled'
        /**
         * Only calls of this account.
         */
        account?: string
        /**
         * Only calls of this model.
         */
        model?: string
        /**
         * Only calls at or after this date (UTC) or time.
         */
        from?: string
        /**
         * Only calls before this date (UTC) or time.
         */
        to?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: UsageLog[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/llm-usage-logs/summary': {
    /**
     * Add up the calls to the language model
     */
    get: {
      query?: {
        /**
         * Only calls for this purpose.
         */
        purpose?: 'chat' | 'translate-field' | 'translate-page' | 'edit'
        /**
         * Only calls that ended so.
         */
        status?: 'succeeded' | 'failed' | 'cancelled'
        /**
         * Only calls of this account.
         */
        account?: string
        /**
         * Only calls of this model.
         */
        model?: string
        /**
         * Only calls at or after this date (UTC) or time.
         */
        from?: string
        /**
         * Only calls before this date (UTC) or time.
         */
        to?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: UsageSummary
      }
    }
  }
  '/api/admin/llm-usage-logs/export': {
    /**
     * Export the calls to the language model as CSV
     */
    get: {
      query?: {
        /**
         * Only calls for this purpose.
         */
        purpose?: 'chat' | 'translate-field' | 'translate-page' | 'edit'
        /**
         * Only calls that ended so.
         */
        status?: 'succeeded' | 'failed' | 'cancelled'
        /**
         * Only calls of this account.
         */
        account?: string
        /**
         * Only calls of this model.
         */
        model?: string
        /**
         * Only calls at or after this date (UTC) or time.
         */
        from?: string
        /**
         * Only calls before this date (UTC) or time.
         */
        to?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: string
    }
  }
  '/api/admin/chat/send-message': {
    /**
     * Ask the assistant
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: ChatBody
      answer: {
        data: ChatAnswer
      }
    }
  }
  '/api/admin/llm-conversations': {
    /**
     * The conversations with the assistant of the tenant
     */
    get: {
      query?: {
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
        /**
         * Field to sort by; `-` before it sorts descending.
         */
        sort?: '-updatedAt' | 'updatedAt' | '-createdAt' | 'createdAt'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * Without effect: nothing here is localized. Default: `nl`.
         */
        locale?: 'nl' | 'en'
        /**
         * What the conversation is for.
         */
        kind?: 'chat' | 'translate-field' | 'translate-page' | 'edit'
        /**
         * Only conversations of this account.
         */
        account?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: ConversationSummary[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/llm-conversations/stats': {
    /**
     * Add up the conversations with the assistant
     */
    get: {
      query?: {
        /**
         * Only conversations begun at or after this date (UTC) or time.
         */
        from?: string
        /**
         * Only conversations begun before this date (UTC) or time.
         */
        to?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: ConversationStats
      }
    }
  }
  '/api/admin/llm-conversations/{id}': {
    /**
     * Read a conversation
     */
    get: {
      params: {
        /**
         * The id of the conversation.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Conversation
      }
    }
  }
  '/api/admin/pages/{uuid}/edit': {
    /**
     * Have the assistant propose changes of a page
     */
    post: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: EditByInstruction
      answer: {
        data: EditAnswer
      }
    }
  }
  '/api/admin/posts/{uuid}/edit': {
    /**
     * Have the assistant propose changes of a post
     */
    post: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: EditByInstruction
      answer: {
        data: EditAnswer
      }
    }
  }
  '/api/admin/products/{id}/edit': {
    /**
     * Have the assistant propose changes of a product
     */
    post: {
      params: {
        /**
         * The id of the product.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: EditByInstruction
      answer: {
        data: EditAnswer
      }
    }
  }
  '/api/admin/proposals/{id}/accept': {
    /**
     * Accept a proposal of the assistant
     */
    post: {
      params: {
        /**
         * The id of one’s own proposal.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: AcceptProposal
      answer: {
        data: Proposal
      }
    }
  }
  '/api/admin/proposals/{id}/reject': {
    /**
     * Reject a proposal of the assistant
     */
    post: {
      params: {
        /**
         * The id of one’s own proposal.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Proposal
      }
    }
  }
  '/api/admin/proposals/{id}/undo': {
    /**
     * Undo a proposal of the assistant that was accepted
     */
    post: {
      params: {
        /**
         * The id of one’s own proposal.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Proposal
      }
    }
  }
  '/api/admin/translations': {
    /**
     * List documents with what they lack in a language
     */
    get: {
      query: {
        /**
         * The language of the translations.
         */
        to: 'nl' | 'en'
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
        /**
         * Only documents of this collection.
         */
        collection?:
          | 'pages'
          | 'posts'
          | 'products'
          | 'navigation'
          | 'footer'
          | 'forms'
          | 'media'
          | 'categories'
          | 'templates'
        /**
         * Only documents with such a text; `complete` are those that lack nothing.
         */
        state?: 'missing' | 'outdated' | 'unreviewed' | 'complete'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TranslationSummary[]
        meta: ListMeta
      }
    }
    /**
     * Translate documents with the language model
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: BulkTranslationInput
      answer: {
        data: BulkTranslation
      }
    }
  }
  '/api/admin/translation-memory': {
    /**
     * Export the translation memory of the tenant as TMX
     */
    get: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: string
    }
    /**
     * Import translations from TMX into the translation memory of the tenant
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: FormData
      answer: {
        data: TranslationMemoryReport
      }
    }
  }
  '/api/admin/translations/xliff': {
    /**
     * Export documents as XLIFF for translation elsewhere
     */
    get: {
      query: {
        /**
         * The language of the translations.
         */
        to: 'nl' | 'en'
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
        /**
         * Only documents of this collection.
         */
        collection?:
          | 'pages'
          | 'posts'
          | 'products'
          | 'navigation'
          | 'footer'
          | 'forms'
          | 'media'
          | 'categories'
          | 'templates'
        /**
         * Only documents with such a text; `complete` are those that lack nothing.
         */
        state?: 'missing' | 'outdated' | 'unreviewed' | 'complete'
        /**
         * Text to search for.
         */
        search?: string
        /**
         * One document of `collection`.
         */
        id?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: string
    }
    /**
     * Import translations from XLIFF
     */
    post: {
      query?: {
        /**
         * `true` saves nothing, and answers with what would be saved.
         */
        dryRun?: 'true' | 'false'
        /**
         * The only document that the file may be of.
         */
        document?: string
        /**
         * The only source language that the file may have.
         */
        from?: 'nl' | 'en'
        /**
         * The only language that the file may translate to.
         */
        to?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: FormData
      answer: {
        data: ImportedTranslation[]
      }
    }
  }
  '/api/admin/translations/estimate': {
    /**
     * Estimate a translation of documents with the language model
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: BulkTranslationInput
      answer: {
        data: BulkTranslationEstimate
      }
    }
  }
  '/api/admin/translations/{id}': {
    /**
     * Get how far a bulk translation is
     */
    get: {
      params: {
        /**
         * The id of the bulk translation.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: BulkTranslation
      }
    }
  }
  '/api/admin/translations/{id}/documents': {
    /**
     * List the documents of a bulk translation
     */
    get: {
      params: {
        /**
         * The id of the bulk translation.
         */
        id: string
      }
      query?: {
        /**
         * Only documents in this state.
         */
        state?: 'waiting' | 'running' | 'done' | 'failed'
        /**
         * Page number, from 1.
         */
        page?: number
        /**
         * Page size.
         */
        limit?: number
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: BulkTranslationDocument[]
        meta: ListMeta
      }
    }
  }
  '/api/admin/translations/{id}/cancel': {
    /**
     * Cancel a bulk translation
     */
    post: {
      params: {
        /**
         * The id of the bulk translation.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: BulkTranslation
      }
    }
  }
  '/api/admin/translations/{id}/continue': {
    /**
     * Continue a bulk translation that stopped, or has documents that failed
     */
    post: {
      params: {
        /**
         * The id of the bulk translation.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: BulkTranslation
      }
    }
  }
  '/api/admin/pages/{uuid}/translations/{locale}': {
    /**
     * Get the texts of a page in two languages
     */
    get: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Translation
      }
    }
    /**
     * Translate texts of a page
     */
    put: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslationInput
      answer: {
        data: Translation
      }
    }
  }
  '/api/admin/pages/{uuid}/translations/{locale}/memory': {
    /**
     * Get what translation memory proposes for a page
     */
    get: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TranslationProposal[]
      }
    }
  }
  '/api/admin/pages/{uuid}/translate': {
    /**
     * Translate a page with the language model
     */
    post: {
      params: {
        /**
         * The id of the page.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslateInput
      answer: {
        data: TranslatedDocument
      }
    }
  }
  '/api/admin/pages/translate-field': {
    /**
     * Propose a translation of a text of a page
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: TranslateFieldInput
      answer: {
        data: TranslatedField
      }
    }
  }
  '/api/admin/posts/{uuid}/translations/{locale}': {
    /**
     * Get the texts of a post in two languages
     */
    get: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Translation
      }
    }
    /**
     * Translate texts of a post
     */
    put: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslationInput
      answer: {
        data: Translation
      }
    }
  }
  '/api/admin/posts/{uuid}/translations/{locale}/memory': {
    /**
     * Get what translation memory proposes for a post
     */
    get: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TranslationProposal[]
      }
    }
  }
  '/api/admin/posts/{uuid}/translate': {
    /**
     * Translate a post with the language model
     */
    post: {
      params: {
        /**
         * The id of the post.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslateInput
      answer: {
        data: TranslatedDocument
      }
    }
  }
  '/api/admin/posts/translate-field': {
    /**
     * Propose a translation of a text of a post
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: TranslateFieldInput
      answer: {
        data: TranslatedField
      }
    }
  }
  '/api/admin/products/{id}/translations/{locale}': {
    /**
     * Get the texts of a product in two languages
     */
    get: {
      params: {
        /**
         * The id of the product.
         */
        id: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Translation
      }
    }
    /**
     * Translate texts of a product
     */
    put: {
      params: {
        /**
         * The id of the product.
         */
        id: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslationInput
      answer: {
        data: Translation
      }
    }
  }
  '/api/admin/products/{id}/translations/{locale}/memory': {
    /**
     * Get what translation memory proposes for a product
     */
    get: {
      params: {
        /**
         * The id of the product.
         */
        id: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TranslationProposal[]
      }
    }
  }
  '/api/admin/products/{id}/translate': {
    /**
     * Translate a product with the language model
     */
    post: {
      params: {
        /**
         * The id of the product.
         */
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslateInput
      answer: {
        data: TranslatedDocument
      }
    }
  }
  '/api/admin/products/translate-field': {
    /**
     * Propose a translation of a text of a product
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: TranslateFieldInput
      answer: {
        data: TranslatedField
      }
    }
  }
  '/api/admin/navigation/{uuid}/translations/{locale}': {
    /**
     * Get the texts of the navigation in two languages
     */
    get: {
      params: {
        /**
         * The id of the navigation.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Translation
      }
    }
    /**
     * Translate texts of the navigation
     */
    put: {
      params: {
        /**
         * The id of the navigation.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslationInput
      answer: {
        data: Translation
      }
    }
  }
  '/api/admin/navigation/{uuid}/translations/{locale}/memory': {
    /**
     * Get what translation memory proposes for the navigation
     */
    get: {
      params: {
        /**
         * The id of the navigation.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TranslationProposal[]
      }
    }
  }
  '/api/admin/navigation/{uuid}/translate': {
    /**
     * Translate the navigation with the language model
     */
    post: {
      params: {
        /**
         * The id of the navigation.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslateInput
      answer: {
        data: TranslatedDocument
      }
    }
  }
  '/api/admin/navigation/translate-field': {
    /**
     * Propose a translation of a text of a navigation
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: TranslateFieldInput
      answer: {
        data: TranslatedField
      }
    }
  }
  '/api/admin/footer/{uuid}/translations/{locale}': {
    /**
     * Get the texts of the footer in two languages
     */
    get: {
      params: {
        /**
         * The id of the footer.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Translation
      }
    }
    /**
     * Translate texts of the footer
     */
    put: {
      params: {
        /**
         * The id of the footer.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslationInput
      answer: {
        data: Translation
      }
    }
  }
  '/api/admin/footer/{uuid}/translations/{locale}/memory': {
    /**
     * Get what translation memory proposes for the footer
     */
    get: {
      params: {
        /**
         * The id of the footer.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TranslationProposal[]
      }
    }
  }
  '/api/admin/footer/{uuid}/translate': {
    /**
     * Translate the footer with the language model
     */
    post: {
      params: {
        /**
         * The id of the footer.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslateInput
      answer: {
        data: TranslatedDocument
      }
    }
  }
  '/api/admin/footer/translate-field': {
    /**
     * Propose a translation of a text of a footer
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: TranslateFieldInput
      answer: {
        data: TranslatedField
      }
    }
  }
  '/api/admin/forms/{uuid}/translations/{locale}': {
    /**
     * Get the texts of a form in two languages
     */
    get: {
      params: {
        /**
         * The id of the form.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Translation
      }
    }
    /**
     * Translate texts of a form
     */
    put: {
      params: {
        /**
         * The id of the form.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslationInput
      answer: {
        data: Translation
      }
    }
  }
  '/api/admin/forms/{uuid}/translations/{locale}/memory': {
    /**
     * Get what translation memory proposes for a form
     */
    get: {
      params: {
        /**
         * The id of the form.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TranslationProposal[]
      }
    }
  }
  '/api/admin/forms/{uuid}/translate': {
    /**
     * Translate a form with the language model
     */
    post: {
      params: {
        /**
         * The id of the form.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslateInput
      answer: {
        data: TranslatedDocument
      }
    }
  }
  '/api/admin/forms/translate-field': {
    /**
     * Propose a translation of a text of a form
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: TranslateFieldInput
      answer: {
        data: TranslatedField
      }
    }
  }
  '/api/admin/media/{uuid}/translations/{locale}': {
    /**
     * Get the texts of an image in two languages
     */
    get: {
      params: {
        /**
         * The id of the image.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Translation
      }
    }
    /**
     * Translate texts of an image
     */
    put: {
      params: {
        /**
         * The id of the image.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslationInput
      answer: {
        data: Translation
      }
    }
  }
  '/api/admin/media/{uuid}/translations/{locale}/memory': {
    /**
     * Get what translation memory proposes for an image
     */
    get: {
      params: {
        /**
         * The id of the image.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TranslationProposal[]
      }
    }
  }
  '/api/admin/media/{uuid}/translate': {
    /**
     * Translate an image with the language model
     */
    post: {
      params: {
        /**
         * The id of the image.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslateInput
      answer: {
        data: TranslatedDocument
      }
    }
  }
  '/api/admin/media/translate-field': {
    /**
     * Propose a translation of a text of a image
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: TranslateFieldInput
      answer: {
        data: TranslatedField
      }
    }
  }
  '/api/admin/categories/{uuid}/translations/{locale}': {
    /**
     * Get the texts of a category in two languages
     */
    get: {
      params: {
        /**
         * The id of the category.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Translation
      }
    }
    /**
     * Translate texts of a category
     */
    put: {
      params: {
        /**
         * The id of the category.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslationInput
      answer: {
        data: Translation
      }
    }
  }
  '/api/admin/categories/{uuid}/translations/{locale}/memory': {
    /**
     * Get what translation memory proposes for a category
     */
    get: {
      params: {
        /**
         * The id of the category.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TranslationProposal[]
      }
    }
  }
  '/api/admin/categories/{uuid}/translate': {
    /**
     * Translate a category with the language model
     */
    post: {
      params: {
        /**
         * The id of the category.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslateInput
      answer: {
        data: TranslatedDocument
      }
    }
  }
  '/api/admin/categories/translate-field': {
    /**
     * Propose a translation of a text of a category
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: TranslateFieldInput
      answer: {
        data: TranslatedField
      }
    }
  }
  '/api/admin/templates/{uuid}/translations/{locale}': {
    /**
     * Get the texts of a template in two languages
     */
    get: {
      params: {
        /**
         * The id of the template.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: Translation
      }
    }
    /**
     * Translate texts of a template
     */
    put: {
      params: {
        /**
         * The id of the template.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslationInput
      answer: {
        data: Translation
      }
    }
  }
  '/api/admin/templates/{uuid}/translations/{locale}/memory': {
    /**
     * Get what translation memory proposes for a template
     */
    get: {
      params: {
        /**
         * The id of the template.
         */
        uuid: string
        /**
         * The language of the translations.
         */
        locale: 'nl' | 'en'
      }
      query?: {
        /**
         * The language of the source; by default that which the tenant translates from.
         */
        from?: 'nl' | 'en'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TranslationProposal[]
      }
    }
  }
  '/api/admin/templates/{uuid}/translate': {
    /**
     * Translate a template with the language model
     */
    post: {
      params: {
        /**
         * The id of the template.
         */
        uuid: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
        /**
         * The ETag of the version to change, read in the same `locale`: each language has its own ETag. If there is a newer version, nothing is written (412).
         */
        'if-match'?: string
      }
      body: TranslateInput
      answer: {
        data: TranslatedDocument
      }
    }
  }
  '/api/admin/templates/translate-field': {
    /**
     * Propose a translation of a text of a template
     */
    post: {
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: TranslateFieldInput
      answer: {
        data: TranslatedField
      }
    }
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Domain".
 */
export interface Domain {
  id: string
  hostname: string
  defaultLocale: Language
  locales: Language[]
  redirectTo: string | null
  themePrimaryColor: string
  themeSecondaryColor: string
  themeAccentColor: string
  themeFontUrl: string | null
  theme: {
    [k: string]: string
  }
  faviconMedia: Image | null
  touchIconMedia: Image | null
  logoMedia: Image | null
  logoDarkMedia: Image | null
  head: {
    titleTemplate: string | null
    defaultTitle: string | null
    description: string | null
    ogImage: Image | null
    robots: 'index' | 'noindex'
    verification: {
      name: string
      content: string
    }[]
  }
  consentMode: 'preselected' | 'opt-in'
  tagManagerId: string | null
  sessionRecordingId: string | null
  sessionRecordingProvider: 'clarity' | 'hotjar'
  sessionRecordingLoad: 'analytics-consent' | 'start-up'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Language".
 */
export interface Language {
  lang: Locale
  tag: string
  name: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Image".
 */
export interface Image {
  id: string
  src: string
  alt: string | null
  width: number | null
  height: number | null
  blurDataUrl: string | null
  sizes: {
    name: string
    src: string
    width: number | null
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Layout".
 */
export interface Layout {
  domain: Domain
  activeLocale: Locale
  navigation: {
    homeHref: string
    items: {
      label: string
      href: string
      newTab: boolean
      children: Link[]
    }[]
    callToAction: Link | null
  }
  footer: {
    statement: string | null
    columns: {
      heading: string
      links: Link[]
    }[]
    smallPrint: string | null
  }
  settings: {
    siteName: string
    tagline: string | null
    organisation: {
      name: string
      email: string | null
      telephone: string | null
      streetAddress: string | null
      postalCode: string | null
      city: string | null
      registrationNumber: string | null
      vatNumber: string | null
    }
    profiles: {
      label: string
      url: string
    }[]
  }
  consent: Consent
  alternates: Alternate[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Link".
 */
export interface Link {
  label: string
  href: string
  newTab: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Consent".
 */
export interface Consent {
  /**
   * Visitors who answered a lower version are asked again.
   */
  version: number
  mode: 'preselected' | 'opt-in'
  locale: Locale
  fingerprint: string
  title: string
  logo: {
    light: ConsentLogo
    dark: ConsentLogo
  } | null
  allowance: {
    tab: string
    heading: string
    introduction: string
  }
  settings: {
    tab: string
    off: string
    on: string
    categories: {
      key: 'essential' | 'analytics' | 'marketing'
      name: string
      description: string
      /**
       * Whether it is on by default.
       */
      state: boolean
    }[]
  }
  information: {
    tab: string
    paragraphs: {
      heading: string | null
      text: string
    }[]
  }
  buttons: {
    options: string
    allowSelection: string
    accept: string
    onlyEssential: string
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ConsentLogo".
 */
export interface ConsentLogo {
  src: string
  width: number | null
  height: number | null
}
/**
 * The same document in another language; only published languages are listed.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Alternate".
 */
export interface Alternate {
  locale: Locale
  name: string
  href: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ListedPage".
 */
export interface ListedPage {
  id: string
  locale: Locale
  path: string
  title: string
  updatedAt: string
}
/**
 * The page number and size, and the number of documents and pages.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ListMeta".
 */
export interface ListMeta {
  page: number
  limit: number
  total: number
  pages: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PathToResolve".
 */
export interface PathToResolve {
  /**
   * As in the address bar; query and hash are allowed.
   */
  path: string
  locale?: Locale
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PageResolution".
 */
export interface PageResolution {
  type: 'page'
  page: PublicPage
  routeName: string
  alternates: Alternate[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicPage".
 */
export interface PublicPage {
  id: string
  locale: Locale
  path: string
  title: string
  layout: 'main' | 'auth' | 'blog' | 'cms' | 'vision' | 'blank' | 'default'
  showTopBar: boolean
  showFooter: boolean
  seo: {
    title: string | null
    description: string | null
    image: Image | null
    noindex: boolean
  }
  blocks: PublicBlock[]
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicHeroBlock".
 */
export interface PublicHeroBlock {
  blockType: 'hero'
  id: string
  blockName: string | null
  variant: 'statement' | 'exhibit' | 'immersive'
  kicker: string | null
  heading: string
  intro: string | null
  image: Image | null
  caption: string | null
  actions: {
    id: string
    link: BlockLink
  }[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BlockLink".
 */
export interface BlockLink {
  type: 'page' | 'url'
  newTab: boolean
  url: string | null
  label: string | null
  /**
   * The target on this site; null where that has no URL: show the link as text, or not at all.
   */
  href: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicCaseHeaderBlock".
 */
export interface PublicCaseHeaderBlock {
  blockType: 'caseHeader'
  id: string
  blockName: string | null
  heading: string
  summary: string
  image: Image | null
  sector: string | null
  year: string | null
  duration: string | null
  facts: {
    id: string
    label: string
    value: string
  }[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicVacancyHeaderBlock".
 */
export interface PublicVacancyHeaderBlock {
  blockType: 'vacancyHeader'
  id: string
  blockName: string | null
  heading: string
  summary: string
  employmentType: 'fullTime' | 'partTime' | 'contractor' | 'intern'
  hoursMin: number | null
  hoursMax: number | null
  salaryMin: number | null
  salaryMax: number | null
  location: string
  remote: 'partly' | 'no' | 'yes'
  postedAt: string | null
  validThrough: string | null
  apply: BlockLink
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
  /**
   * The data that it shows besides its own fields.
   */
  data: {
    closed: boolean
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicRichTextBlock".
 */
export interface PublicRichTextBlock {
  blockType: 'richText'
  id: string
  blockName: string | null
  heading: string | null
  content: PublicRichText | null
  measure: 'reading' | 'lead' | 'columns'
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * The editor state of Lexical, and the same as HTML, without classes and with everything escaped.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicRichText".
 */
export interface PublicRichText {
  root: {
    [k: string]: unknown
  }
  html: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicColumnsBlock".
 */
export interface PublicColumnsBlock {
  blockType: 'columns'
  id: string
  blockName: string | null
  heading: string | null
  items: {
    id: string
    content: PublicRichText | null
  }[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicMediaTextBlock".
 */
export interface PublicMediaTextBlock {
  blockType: 'mediaText'
  id: string
  blockName: string | null
  variant: 'left' | 'right' | 'over'
  heading: string
  content: PublicRichText | null
  link: BlockLink
  image: Image | null
  caption: string | null
  ratio: 'original' | 'landscape' | 'square' | 'portrait'
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicTableOfContentsBlock".
 */
export interface PublicTableOfContentsBlock {
  blockType: 'tableOfContents'
  id: string
  blockName: string | null
  heading: string
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicCodeBlock".
 */
export interface PublicCodeBlock {
  blockType: 'code'
  id: string
  blockName: string | null
  language: 'typescript' | 'tsx' | 'sql' | 'json' | 'bash' | 'http' | 'css' | 'html' | 'text'
  filename: string | null
  code: string | null
  caption: string | null
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicBannerBlock".
 */
export interface PublicBannerBlock {
  blockType: 'banner'
  id: string
  blockName: string | null
  text: string
  link: BlockLink
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicFeaturesBlock".
 */
export interface PublicFeaturesBlock {
  blockType: 'features'
  id: string
  blockName: string | null
  variant: 'list' | 'columns'
  columns: 'three' | 'two' | 'four'
  heading: string
  intro: string | null
  items: {
    id: string
    title: string
    text: string
  }[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicStepsBlock".
 */
export interface PublicStepsBlock {
  blockType: 'steps'
  id: string
  blockName: string | null
  variant: 'line' | 'stack'
  heading: string
  intro: string | null
  items: {
    id: string
    moment: string | null
    title: string
    text: string
  }[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicTimelineBlock".
 */
export interface PublicTimelineBlock {
  blockType: 'timeline'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  items: {
    id: string
    moment: string
    title: string
    text: string | null
    image: Image | null
  }[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicComparisonBlock".
 */
export interface PublicComparisonBlock {
  blockType: 'comparison'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  options: {
    id: string
    name: string
    highlighted: boolean
  }[]
  rows: {
    id: string
    label: string
    cells: {
      id: string
      mark: 'text' | 'yes' | 'no'
      value: string | null
    }[]
  }[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicPricingBlock".
 */
export interface PublicPricingBlock {
  blockType: 'pricing'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  plans: {
    id: string
    name: string
    price: string
    unit: string | null
    text: string | null
    points: {
      id: string
      text: string
    }[]
    link: BlockLink
    highlighted: boolean
  }[]
  note: string | null
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicTeamBlock".
 */
export interface PublicTeamBlock {
  blockType: 'team'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  items: {
    id: string
    role: string
    text: string
    email: string | null
    image: Image | null
  }[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicCasesBlock".
 */
export interface PublicCasesBlock {
  blockType: 'cases'
  id: string
  blockName: string | null
  variant: 'exhibition' | 'index' | 'screens'
  heading: string
  intro: string | null
  items: {
    id: string
    image: Image | null
    title: string
    year: string | null
    material: string | null
    text: string | null
    link: BlockLink
  }[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicCaseListBlock".
 */
export interface PublicCaseListBlock {
  blockType: 'caseList'
  id: string
  blockName: string | null
  variant: 'wall' | 'register'
  heading: string
  intro: string | null
  cases: BlockReference[]
  emptyText: string
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
  /**
   * The data that it shows besides its own fields.
   */
  data: OpenedCase[]
}
/**
 * A document that an editor chose; `data` has the content that is shown.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BlockReference".
 */
export interface BlockReference {
  id: string
  title: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "OpenedCase".
 */
export interface OpenedCase {
  id: string
  href: string
  title: string
  opening: {
    heading: string
    summary: string
    image: Image | null
    sector: string | null
    year: string | null
    duration: string | null
    facts: {
      id: string
      label: string
      value: string
    }[]
    tone: 'ground' | 'subtle' | 'inverse' | 'primary'
    anchor: string | null
    hidden: boolean
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicVacanciesBlock".
 */
export interface PublicVacanciesBlock {
  blockType: 'vacancies'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  vacancies: BlockReference[]
  emptyText: string
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
  /**
   * The data that it shows besides its own fields.
   */
  data: OpenedVacancy[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "OpenedVacancy".
 */
export interface OpenedVacancy {
  id: string
  href: string
  title: string
  opening: {
    heading: string
    summary: string
    employmentType: 'fullTime' | 'partTime' | 'contractor' | 'intern'
    hoursMin: number | null
    hoursMax: number | null
    salaryMin: number | null
    salaryMax: number | null
    location: string
    remote: 'partly' | 'no' | 'yes'
    postedAt: string | null
    validThrough: string | null
    tone: 'ground' | 'subtle' | 'inverse' | 'primary'
    anchor: string | null
    hidden: boolean
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicBlockCatalogueBlock".
 */
export interface PublicBlockCatalogueBlock {
  blockType: 'blockCatalogue'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  selection: 'all' | 'chosen'
  chosen: BlockReference[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
  /**
   * The data that it shows besides its own fields.
   */
  data: BuildingBlock[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BuildingBlock".
 */
export interface BuildingBlock {
  key: string
  name: string
  summary: string
  group: string
  icon: string | null
  href: string | null
  /**
   * Keys of other items.
   */
  dependsOn: string[]
  weeks: {
    min: number
    max: number
  }
  /**
   * In whole euros.
   */
  price: {
    min: number
    max: number
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicConfiguratorBlock".
 */
export interface PublicConfiguratorBlock {
  blockType: 'configurator'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  note: string
  baseWeeks: number | null
  basePrice: number | null
  contact: BlockLink
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
  /**
   * The data that it shows besides its own fields.
   */
  data: BuildingBlock[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicProductsBlock".
 */
export interface PublicProductsBlock {
  blockType: 'products'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  selection: 'all' | 'chosen'
  chosen: BlockReference[]
  emptyText: string
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
  /**
   * The data that it shows besides its own fields.
   */
  data: ShownProduct[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ShownProduct".
 */
export interface ShownProduct {
  id: string
  model: string
  name: string
  summary: string
  /**
   * Null: on request.
   */
  price: number | null
  currency: 'EUR' | 'USD' | 'GBP'
  /**
   * In percent.
   */
  vatRate: number
  vatIncluded: boolean
  image: Image | null
  href: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicBlogListBlock".
 */
export interface PublicBlogListBlock {
  blockType: 'blogList'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  showCategories: boolean
  emptyText: string
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
  /**
   * The data that it shows besides its own fields.
   */
  data: ShownPosts | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ShownPosts".
 */
export interface ShownPosts {
  posts: PostTeaser[]
  /**
   * Page number of the list, from 1.
   */
  page: number
  /**
   * The URL of every page of the list.
   */
  pageHrefs: string[]
  filters: {
    name: string
    href: string
    current: boolean
  }[]
  allHref: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PostTeaser".
 */
export interface PostTeaser {
  id: string
  title: string
  excerpt: string
  href: string
  publishedAt: string
  readingMinutes: number
  image: Image | null
  category: NamedLink | null
}
/**
 * `href` is null where it has no page on this site.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NamedLink".
 */
export interface NamedLink {
  name: string
  href: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicBlogTeaserBlock".
 */
export interface PublicBlogTeaserBlock {
  blockType: 'blogTeaser'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  count: 'three' | 'two' | 'four'
  category: BlockReference | null
  link: BlockLink
  emptyText: string
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
  /**
   * The data that it shows besides its own fields.
   */
  data: PostTeaser[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicStatsBlock".
 */
export interface PublicStatsBlock {
  blockType: 'stats'
  id: string
  blockName: string | null
  variant: 'leading' | 'row'
  heading: string | null
  items: {
    id: string
    value: string
    label: string
    note: string | null
  }[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicLogosBlock".
 */
export interface PublicLogosBlock {
  blockType: 'logos'
  id: string
  blockName: string | null
  heading: string | null
  intro: string | null
  items: {
    id: string
    image: Image | null
  }[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicFaqBlock".
 */
export interface PublicFaqBlock {
  blockType: 'faq'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  items: {
    id: string
    question: string
    answer: PublicRichText | null
  }[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicQuoteBlock".
 */
export interface PublicQuoteBlock {
  blockType: 'quote'
  id: string
  blockName: string | null
  text: string
  source: string
  detail: string | null
  image: Image | null
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicFormBlock".
 */
export interface PublicFormBlock {
  blockType: 'form'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  form: BlockReference | null
  aside: PublicRichText | null
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
  /**
   * The data that it shows besides its own fields.
   */
  data: Form | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Form".
 */
export interface Form {
  id: string
  fields: FormField[]
  submitLabel: string
  consentText: string | null
  honeypot: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormField".
 */
export interface FormField {
  type:
    | 'text'
    | 'textarea'
    | 'email'
    | 'tel'
    | 'number'
    | 'date'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'file'
    | 'reference'
    | 'message'
  name: string
  label: string
  description: string | null
  required: boolean
  half: boolean
  showWhen: FormFieldCondition | null
  autocomplete: string | null
  options: {
    value: string
    label: string
  }[]
  min: number | null
  max: number | null
  files: FormFileRules | null
}
/**
 * Shown only when that field has the value, or with null, any value.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormFieldCondition".
 */
export interface FormFieldCondition {
  field: string
  value: string | null
}
/**
 * Of a question for files: what it accepts.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormFileRules".
 */
export interface FormFileRules {
  accept: ('image' | 'pdf' | 'document' | 'text' | 'zip')[]
  maxFiles: number
  maxBytes: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicCallToActionBlock".
 */
export interface PublicCallToActionBlock {
  blockType: 'callToAction'
  id: string
  blockName: string | null
  heading: string
  text: string | null
  link: BlockLink
  image: Image | null
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicGalleryBlock".
 */
export interface PublicGalleryBlock {
  blockType: 'gallery'
  id: string
  blockName: string | null
  variant: 'rhythm' | 'wall' | 'strip'
  heading: string | null
  items: {
    id: string
    image: Image | null
    caption: string | null
  }[]
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicVideoBlock".
 */
export interface PublicVideoBlock {
  blockType: 'video'
  id: string
  blockName: string | null
  heading: string
  poster: Image | null
  source: 'file' | 'youtube' | 'vimeo'
  url: string | null
  captions: string | null
  caption: string | null
  transcript: string
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicMapBlock".
 */
export interface PublicMapBlock {
  blockType: 'map'
  id: string
  blockName: string | null
  heading: string
  image: Image | null
  caption: string | null
  address: string
  directions: string | null
  link: BlockLink
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicBookingBlock".
 */
export interface PublicBookingBlock {
  blockType: 'booking'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  note: string | null
  noSlots: string
  confirmationHeading: string
  confirmationText: string | null
  cancelledText: string | null
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
  /**
   * The data that it shows besides its own fields.
   */
  data: BookingTopic[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BookingTopic".
 */
export interface BookingTopic {
  /**
   * The value for `topic` of a booking.
   */
  id: string
  label: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicSignInBlock".
 */
export interface PublicSignInBlock {
  blockType: 'signIn'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  submitLabel: string
  signedInText: string
  goOnLabel: string
  signOutLabel: string
  forgotten: BlockLink
  other: BlockLink
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
  /**
   * The data that it shows besides its own fields.
   */
  data: {
    home: string
    afterSignOut: string
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicRegistrationBlock".
 */
export interface PublicRegistrationBlock {
  blockType: 'registration'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  submitLabel: string
  sentText: string
  closedHeading: string
  closedText: string
  closedLink: BlockLink
  other: BlockLink
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
  /**
   * The data that it shows besides its own fields.
   */
  data: {
    closed: boolean
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicVerifyAddressBlock".
 */
export interface PublicVerifyAddressBlock {
  blockType: 'verifyAddress'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  submitLabel: string
  doneText: string
  signIn: BlockLink
  expiredText: string
  again: BlockLink
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicForgotPasswordBlock".
 */
export interface PublicForgotPasswordBlock {
  blockType: 'forgotPassword'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  submitLabel: string
  sentText: string
  other: BlockLink
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicResetPasswordBlock".
 */
export interface PublicResetPasswordBlock {
  blockType: 'resetPassword'
  id: string
  blockName: string | null
  heading: string
  intro: string | null
  submitLabel: string
  doneText: string
  signIn: BlockLink
  expiredText: string
  again: BlockLink
  tone: 'ground' | 'subtle' | 'inverse' | 'primary'
  anchor: string | null
  hidden: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PostResolution".
 */
export interface PostResolution {
  type: 'post'
  post: PublicPost
  routeName: string
  alternates: Alternate[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicPost".
 */
export interface PublicPost {
  id: string
  locale: Locale
  /**
   * The last part of its path; may contain slashes.
   */
  slug: string
  title: string
  excerpt: string
  heroImage: Image | null
  /**
   * Rich text.
   */
  content: {
    root: {
      [k: string]: unknown
    }
    [k: string]: unknown
  }
  /**
   * The same rich text as HTML, without classes and with everything escaped.
   */
  html: string
  authors: PostAuthor[]
  category: NamedLink | null
  tags: string[]
  publishedAt: string
  readingMinutes: number
  related: PostTeaser[]
  newer: PostTeaser | null
  older: PostTeaser | null
  seo: {
    title: string | null
    description: string | null
    image: Image | null
    noindex: boolean
  }
  updatedAt: string
  path: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PostAuthor".
 */
export interface PostAuthor {
  id: string
  name: string
  role: string | null
  bio: string | null
  photo: Image | null
  href: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TopicResolution".
 */
export interface TopicResolution {
  type: 'topic'
  topic: PublicTopic
  routeName: string
  alternates: Alternate[]
}
/**
 * The page of an author or a category of the blog.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicTopic".
 */
export interface PublicTopic {
  kind: 'author' | 'category'
  id: string
  locale: Locale
  path: string
  name: string
  role: string | null
  text: string | null
  photo: Image | null
  links: {
    label: string
    url: string
  }[]
  posts: PostTeaser[]
  /**
   * Page number of the list of posts, from 1.
   */
  page: number
  pages: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "RedirectResolution".
 */
export interface RedirectResolution {
  type: 'redirect'
  to: string
  status: 301 | 302 | 307 | 308
  /**
   * Whether the target is outside this site.
   */
  external: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BlockType".
 */
export interface BlockType {
  /**
   * The `blockType` of a block of this kind.
   */
  type: string
  group: TextInBothLanguages
  labels: {
    singular: TextInBothLanguages
    plural: TextInBothLanguages
  }
  description: TextInBothLanguages
  /**
   * Path of its thumbnail.
   */
  thumbnail: string
  /**
   * JSON Schema for writing a draft of it; requests are validated against it. Additional keywords:
   * `x-required-to-publish`: the page cannot be published in a language without a value (fields with a `default` may be omitted; fields within an object or row only count where that is shown);
   * `x-min-items`: the minimum number of rows that publishing requires;
   * `x-conditional`: only used with some values of its sibling fields, such as `url` when `type` is `url`;
   * `x-collection`: the id of one of `GET /api/admin/{collection}`;
   * `readOnly`: only in responses; ignored in requests.
   */
  schema: {
    [k: string]: unknown
  }
  /**
   * An example in the requested language, without images and forms.
   */
  sample: {
    blockType: string
    [k: string]: unknown
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TextInBothLanguages".
 */
export interface TextInBothLanguages {
  nl: string
  en: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ListedPost".
 */
export interface ListedPost {
  id: string
  locale: Locale
  /**
   * The last part of its path; may contain slashes.
   */
  slug: string
  /**
   * Path on the site; null where the site has no blog in this language.
   */
  href: string | null
  title: string
  excerpt: string
  heroImage: Image | null
  authors: {
    id: string
    name: string
    slug: string
  }[]
  category: {
    id: string
    name: string
    slug: string
  } | null
  tags: string[]
  publishedAt: string
  readingMinutes: number
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublishedPost".
 */
export interface PublishedPost {
  id: string
  locale: Locale
  /**
   * The last part of its path; may contain slashes.
   */
  slug: string
  title: string
  excerpt: string
  heroImage: Image | null
  /**
   * Rich text.
   */
  content: {
    root: {
      [k: string]: unknown
    }
    [k: string]: unknown
  }
  /**
   * The same rich text as HTML, without classes and with everything escaped.
   */
  html: string
  authors: PostAuthor[]
  category: NamedLink | null
  tags: string[]
  publishedAt: string
  readingMinutes: number
  related: PostTeaser[]
  newer: PostTeaser | null
  older: PostTeaser | null
  seo: {
    title: string | null
    description: string | null
    image: Image | null
    noindex: boolean
  }
  updatedAt: string
  /**
   * Path on the site; null where the site has no blog in this language.
   */
  href: string | null
  alternates: Alternate[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ListedProduct".
 */
export interface ListedProduct {
  id: string
  locale: Locale
  model: string
  name: string
  summary: string
  /**
   * With decimals: 19.99 is 19 euros and 99 cents; null: on request.
   */
  price: number | null
  currency: 'EUR' | 'USD' | 'GBP'
  /**
   * In percent.
   */
  vatRate: number
  vatIncluded: boolean
  images: Image[]
  /**
   * The URL of its page on the site; null where it has none.
   */
  href: string | null
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublishedProduct".
 */
export interface PublishedProduct {
  id: string
  locale: Locale
  model: string
  name: string
  summary: string
  /**
   * With decimals: 19.99 is 19 euros and 99 cents; null: on request.
   */
  price: number | null
  currency: 'EUR' | 'USD' | 'GBP'
  /**
   * In percent.
   */
  vatRate: number
  vatIncluded: boolean
  images: Image[]
  /**
   * The URL of its page on the site; null where it has none.
   */
  href: string | null
  updatedAt: string
  /**
   * Rich text.
   */
  description: {
    root: {
      [k: string]: unknown
    }
    [k: string]: unknown
  } | null
  /**
   * The description as HTML, without classes and with everything escaped.
   */
  html: string
  specs: {
    label: string
    value: string
  }[]
  blocks: PublicBlock[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ConsentChoice".
 */
export interface ConsentChoice {
  version: number
  marketing: boolean
  analytics: boolean
  locale?: Locale
  /**
   * The fingerprint of the texts that were shown, or that they were the default texts; by default the current texts.
   */
  fingerprint?: string | 'standard'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "RecordedConsent".
 */
export interface RecordedConsent {
  version: number
  marketing: boolean
  analytics: boolean
  confirmedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FreeSlots".
 */
export interface FreeSlots {
  /**
   * The time zone of the tenant.
   */
  timeZone: string
  durationMinutes: number
  slots: Slot[]
  /**
   * The topics of a call; empty: bookings have no topic.
   */
  topics: BookingTopic[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Slot".
 */
export interface Slot {
  start: string
  end: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BookingOrder".
 */
export interface BookingOrder {
  /**
   * The start of a free slot.
   */
  start: string
  name: string
  email: string
  phone: string
  /**
   * The id of one of the `topics` of GET /api/bookings/slots.
   */
  topic?: string
  message?: string
  /**
   * The time zone of the visitor.
   */
  timeZone: string
  locale: Locale
  /**
   * The page of the site on which the call is booked.
   */
  path: string
  /**
   * The time the visitor took, in milliseconds.
   */
  elapsedMs: number
  /**
   * A honeypot; leave it empty.
   */
  website?: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NewBooking".
 */
export interface NewBooking {
  id: string
  status: 'booked' | 'cancelled'
  start: string
  end: string
  /**
   * The time zone of the tenant.
   */
  timeZone: string
  /**
   * Required to read and cancel the booking. Returned only once.
   */
  token: string
  /**
   * The call as an iCalendar object (RFC 5545).
   */
  calendar: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Booking".
 */
export interface Booking {
  id: string
  status: 'booked' | 'cancelled'
  start: string
  end: string
  /**
   * The time zone of the tenant.
   */
  timeZone: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BookingCancellation".
 */
export interface BookingCancellation {
  token: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormSubmission".
 */
export interface FormSubmission {
  form: string
  locale?: Locale
  /**
   * The path of the page with the form.
   */
  path: string
  /**
   * The answers by field name, of the fields that are shown.
   */
  data: {
    [k: string]: string | number | boolean
  }
  consent?: boolean
  /**
   * A honeypot; leave it empty.
   */
  website?: string
  /**
   * How long the form was shown, in milliseconds.
   */
  seconds?: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ReceivedSubmission".
 */
export interface ReceivedSubmission {
  id: string
  confirmation: FormConfirmationMessage | FormConfirmationRedirect
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormConfirmationMessage".
 */
export interface FormConfirmationMessage {
  type: 'message'
  title: string
  text: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormConfirmationRedirect".
 */
export interface FormConfirmationRedirect {
  type: 'redirect'
  href: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Credentials".
 */
export interface Credentials {
  email: string
  password: string
  /**
   * For an account with a second factor: the code that its authenticator app shows, or one of its recovery codes. Each works once.
   */
  code?: string
  /**
   * In place of `code`: what a passkey answered to the `passkey` of the problem.
   */
  passkey?: {
    id: string
    rawId: string
    type: 'public-key'
    response: {
      clientDataJSON: string
      authenticatorData: string
      signature: string
    }
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Login".
 */
export interface Login {
  expiresAt: string
  user: Account
  token: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Account".
 */
export interface Account {
  id: string
  name: string
  email: string
  language: Locale
  superAdmin: boolean
  tenants: {
    id: string
    slug: string
    name: string
    role: 'admin' | 'editor' | 'writer' | 'viewer'
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Session".
 */
export interface Session {
  expiresAt: string
  user: Account
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PasskeyOptions".
 */
export interface PasskeyOptions {
  options: {
    [k: string]: unknown
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PasskeySignIn".
 */
export interface PasskeySignIn {
  response: {
    id: string
    rawId: string
    type: 'public-key'
    response: {
      clientDataJSON: string
      authenticatorData: string
      signature: string
    }
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Registration".
 */
export interface Registration {
  name: string
  email: string
  /**
   * Must not be a common password, or contain the name or e-mail address of the account.
   */
  password: string
  locale?: Locale
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Accepted".
 */
export interface Accepted {
  accepted: true
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "AddressVerification".
 */
export interface AddressVerification {
  /**
   * From the link in the e-mail.
   */
  token: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Done".
 */
export interface Done {
  done: true
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ForgottenPassword".
 */
export interface ForgottenPassword {
  email: string
  locale?: Locale
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NewPassword".
 */
export interface NewPassword {
  /**
   * From the link in the e-mail.
   */
  token: string
  /**
   * Must not be a common password, or contain the name or e-mail address of the account.
   */
  password: string
  locale?: Locale
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "InvitationAnswer".
 */
export interface InvitationAnswer {
  /**
   * From the link in the e-mail.
   */
  token: string
  answer: 'accept' | 'decline'
  /**
   * Only to accept, and only while the address of the account is not confirmed.
   */
  password?: string
  locale?: Locale
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NewAddress".
 */
export interface NewAddress {
  email: string
  proof:
    | {
        password: string
      }
    | {
        code: string
      }
  locale?: Locale
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "AddressAnswer".
 */
export interface AddressAnswer {
  /**
   * From the link in the e-mail.
   */
  token: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "AddressOutcome".
 */
export interface AddressOutcome {
  /**
   * The link to the new address confirms it; the one to the old address stops the change.
   */
  outcome: 'confirmed' | 'stopped'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "AdminDomain".
 */
export interface AdminDomain {
  id: string
  locale: Locale
  /**
   * Without https:// and port. Stored in lower case, internationalized names as Punycode.
   */
  hostname: string
  /**
   * The language of paths without a prefix; null means `en`.
   */
  defaultLocale: Locale | null
  /**
   * The id of the page at `/`, if no page URL has that path.
   */
  homePage: string | null
  /**
   * The target of a redirect of `/` only.
   */
  rootRedirect: string | null
  /**
   * The host to which all paths redirect.
   */
  redirectTo: string | null
  themePrimaryColor: string
  themeSecondaryColor: string
  themeAccentColor: string
  themeFontUrl: string | null
  /**
   * The id of an image.
   */
  logoMedia: string | null
  /**
   * The id of an image.
   */
  logoDarkMedia: string | null
  /**
   * The id of an image.
   */
  faviconMedia: string | null
  /**
   * The id of an image.
   */
  touchIconMedia: string | null
  detectLanguage: boolean
  consentMode: 'preselected' | 'opt-in'
  /**
   * Whether visits of its pages are counted.
   */
  countVisits: boolean
  tagManagerId: string | null
  sessionRecordingProvider: 'clarity' | 'hotjar'
  sessionRecordingId: string | null
  sessionRecordingLoad: 'analytics-consent' | 'start-up'
  /**
   * Other hosts that pages may load from (CSP).
   *
   * @maxItems 50
   */
  allowedHosts: string[]
  /**
   * Origins whose pages may call the API from a browser.
   *
   * @maxItems 20
   */
  apiOrigins: string[]
  theme: Theme
  head: AdminDomainHead
  locales: DomainLocale[]
  proof: DomainProof
  createdAt: string
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Theme".
 */
export interface Theme {
  /**
   * The background of every page.
   */
  colorMode: 'light' | 'dark'
  /**
   * A second typeface for headings. One typeface for everything loads faster.
   */
  headingFont: 'text' | 'archivo' | 'newsreader'
  /**
   * How large and how heavy headings are set.
   */
  headingStyle: 'monumental' | 'quiet' | 'modest'
  /**
   * Of buttons, fields and images.
   */
  corner: 'square' | 'soft' | 'round'
  /**
   * How images are placed on the page.
   */
  imageTreatment: 'exhibit' | 'immersive' | 'plain'
  /**
   * A glow of the brand colours behind sections.
   */
  backdrop: 'flat' | 'glow'
  /**
   * The air between and inside sections.
   */
  density: 'compact' | 'regular' | 'slow'
  /**
   * Shows the columns as hairlines, with rules and numbers at sections.
   */
  grid: 'visible' | 'hidden'
  /**
   * How logo and navigation are set.
   */
  headerVariant: 'columns' | 'overlay'
  /**
   * How the page ends.
   */
  footerVariant: 'index' | 'signature'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "AdminDomainHead".
 */
export interface AdminDomainHead {
  titleTemplate: string | null
  defaultTitle: string | null
  description: string | null
  /**
   * The id of an image.
   */
  ogImage: string | null
  robots: 'index' | 'noindex'
  /**
   * @maxItems 50
   */
  verification: {
    name: string
    content: string
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "DomainLocale".
 */
export interface DomainLocale {
  id: string
  locale: Locale
  enabled: boolean
  isDefault: boolean
  fallbackNote: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "DomainProof".
 */
export interface DomainProof {
  /**
   * Only proven domains are served.
   */
  state: 'pending' | 'proven'
  method: ('dns' | 'approval' | 'existing') | null
  provenAt: string | null
  /**
   * When its DNS record was last looked up.
   */
  checkedAt: string | null
  /**
   * Why the last check did not prove it.
   */
  problem: ('missing' | 'different' | 'unreachable' | 'conflict') | null
  /**
   * The DNS record that proves it; null for localhost and names under it.
   */
  record: DomainRecord | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "DomainRecord".
 */
export interface DomainRecord {
  type: 'TXT'
  name: string
  value: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NewDomainInput".
 */
export interface NewDomainInput {
  /**
   * Without https:// and port. Stored in lower case, internationalized names as Punycode.
   */
  hostname: string
  /**
   * The language of paths without a prefix; null means `en`.
   */
  defaultLocale?: Locale | null
  /**
   * The id of the page at `/`, if no page URL has that path.
   */
  homePage?: string | null
  /**
   * The target of a redirect of `/` only.
   */
  rootRedirect?: string | null
  /**
   * The host to which all paths redirect.
   */
  redirectTo?: string | null
  themePrimaryColor?: string
  themeSecondaryColor?: string
  themeAccentColor?: string
  themeFontUrl?: string | null
  /**
   * The id of an image.
   */
  logoMedia?: string | null
  /**
   * The id of an image.
   */
  logoDarkMedia?: string | null
  /**
   * The id of an image.
   */
  faviconMedia?: string | null
  /**
   * The id of an image.
   */
  touchIconMedia?: string | null
  detectLanguage?: boolean
  consentMode?: 'preselected' | 'opt-in'
  /**
   * Whether visits of its pages are counted.
   */
  countVisits?: boolean
  tagManagerId?: string | null
  sessionRecordingProvider?: 'clarity' | 'hotjar'
  sessionRecordingId?: string | null
  sessionRecordingLoad?: 'analytics-consent' | 'start-up'
  /**
   * Other hosts that pages may load from (CSP).
   *
   * @maxItems 50
   */
  allowedHosts?: string[]
  /**
   * Origins whose pages may call the API from a browser.
   *
   * @maxItems 20
   */
  apiOrigins?: string[]
  theme?: ThemeInput
  head?: DomainHeadInput
  /**
   * The languages that it serves besides the default one.
   *
   * @maxItems 2
   */
  locales?: Locale[]
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  proof?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ThemeInput".
 */
export interface ThemeInput {
  /**
   * The background of every page.
   */
  colorMode?: 'light' | 'dark'
  /**
   * A second typeface for headings. One typeface for everything loads faster.
   */
  headingFont?: 'text' | 'archivo' | 'newsreader'
  /**
   * How large and how heavy headings are set.
   */
  headingStyle?: 'monumental' | 'quiet' | 'modest'
  /**
   * Of buttons, fields and images.
   */
  corner?: 'square' | 'soft' | 'round'
  /**
   * How images are placed on the page.
   */
  imageTreatment?: 'exhibit' | 'immersive' | 'plain'
  /**
   * A glow of the brand colours behind sections.
   */
  backdrop?: 'flat' | 'glow'
  /**
   * The air between and inside sections.
   */
  density?: 'compact' | 'regular' | 'slow'
  /**
   * Shows the columns as hairlines, with rules and numbers at sections.
   */
  grid?: 'visible' | 'hidden'
  /**
   * How logo and navigation are set.
   */
  headerVariant?: 'columns' | 'overlay'
  /**
   * How the page ends.
   */
  footerVariant?: 'index' | 'signature'
}
/**
 * Texts are those of one language; omitted texts become empty.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "DomainHeadInput".
 */
export interface DomainHeadInput {
  titleTemplate?: string | null
  defaultTitle?: string | null
  description?: string | null
  /**
   * The id of an image. Shared by all languages. If omitted, it stays as it is; in a new document: `null`.
   */
  ogImage?: string | null
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `"index"`.
   */
  robots?: 'index' | 'noindex'
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `[]`.
   *
   * @maxItems 50
   */
  verification?: {
    name: string
    content: string
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "DomainInput".
 */
export interface DomainInput {
  /**
   * Without https:// and port. Stored in lower case, internationalized names as Punycode.
   */
  hostname: string
  /**
   * The language of paths without a prefix; null means `en`.
   */
  defaultLocale?: Locale | null
  /**
   * The id of the page at `/`, if no page URL has that path.
   */
  homePage?: string | null
  /**
   * The target of a redirect of `/` only.
   */
  rootRedirect?: string | null
  /**
   * The host to which all paths redirect.
   */
  redirectTo?: string | null
  themePrimaryColor?: string
  themeSecondaryColor?: string
  themeAccentColor?: string
  themeFontUrl?: string | null
  /**
   * The id of an image.
   */
  logoMedia?: string | null
  /**
   * The id of an image.
   */
  logoDarkMedia?: string | null
  /**
   * The id of an image.
   */
  faviconMedia?: string | null
  /**
   * The id of an image.
   */
  touchIconMedia?: string | null
  detectLanguage?: boolean
  consentMode?: 'preselected' | 'opt-in'
  /**
   * Whether visits of its pages are counted.
   */
  countVisits?: boolean
  tagManagerId?: string | null
  sessionRecordingProvider?: 'clarity' | 'hotjar'
  sessionRecordingId?: string | null
  sessionRecordingLoad?: 'analytics-consent' | 'start-up'
  /**
   * Other hosts that pages may load from (CSP).
   *
   * @maxItems 50
   */
  allowedHosts?: string[]
  /**
   * Origins whose pages may call the API from a browser.
   *
   * @maxItems 20
   */
  apiOrigins?: string[]
  theme?: ThemeInput
  head?: DomainHeadInput
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locales?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  proof?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "DomainLocaleInput".
 */
export interface DomainLocaleInput {
  locale: Locale
  enabled?: boolean
  isDefault?: boolean
  /**
   * Notes for editors about missing translations, in the language of the query.
   */
  fallbackNote?: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "DomainLocaleChanges".
 */
export interface DomainLocaleChanges {
  enabled: boolean
  isDefault?: boolean
  /**
   * Notes for editors about missing translations, in the language of the query.
   */
  fallbackNote?: string | null
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "InstalledLocale".
 */
export interface InstalledLocale {
  id: string
  code: Locale
  languageTag: string
  name: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Tenant".
 */
export interface Tenant {
  id: string
  name: string
  /**
   * The value for `X-Tenant`.
   */
  slug: string
  /**
   * The sites of a suspended tenant respond 503.
   */
  status: 'active' | 'suspended'
  registrationOpen: boolean
  defaultTimeZone: string
  createdAt: string
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TenantInput".
 */
export interface TenantInput {
  name: string
  /**
   * Whether visitors of its sites may register.
   */
  registrationOpen?: boolean
  defaultTimeZone?: string
  slug: string
  /**
   * The sites of a suspended tenant respond 503.
   */
  status?: 'active' | 'suspended'
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TenantChanges".
 */
export interface TenantChanges {
  name: string
  /**
   * Whether visitors of its sites may register.
   */
  registrationOpen?: boolean
  defaultTimeZone?: string
  slug?: string
  /**
   * The sites of a suspended tenant respond 503.
   */
  status?: 'active' | 'suspended'
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TenantRemoval".
 */
export interface TenantRemoval {
  /**
   * The number of deleted documents per collection, and of memberships; empty if none.
   */
  removed: {
    [k: string]: number
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Redirect".
 */
export interface Redirect {
  id: string
  /**
   * Null: all domains of the tenant.
   */
  domain: string | null
  from: string
  /**
   * The path or URL that it currently leads to.
   */
  to: string | null
  /**
   * The page URL whose path `to` is, if any.
   */
  pageUrl: string | null
  status: 301 | 302 | 307 | 308 | 410
  match: 'exact' | 'prefix'
  keepQuery: boolean
  enabled: boolean
  origin: 'manual' | 'slug-change' | 'import' | 'legacy'
  hits: number
  lastHitAt: string | null
  createdAt: string
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "RedirectInput".
 */
export interface RedirectInput {
  domain?: string | null
  from: string
  /**
   * A path of the site or an http(s) URL; null with status 410 or a `pageUrl`.
   */
  to?: string | null
  pageUrl?: string | null
  status?: 301 | 302 | 307 | 308 | 410
  match?: 'exact' | 'prefix'
  keepQuery?: boolean
  enabled?: boolean
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  origin?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  hits?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  lastHitAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "RedirectChanges".
 */
export interface RedirectChanges {
  domain?: string | null
  from?: string
  /**
   * A path of the site or an http(s) URL; null with status 410 or a `pageUrl`.
   */
  to?: string | null
  pageUrl?: string | null
  status?: 301 | 302 | 307 | 308 | 410
  match?: 'exact' | 'prefix'
  keepQuery?: boolean
  enabled?: boolean
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  origin?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  hits?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  lastHitAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "RedirectImport".
 */
export interface RedirectImport {
  dryRun: boolean
  applied: boolean
  counts: {
    create: number
    update: number
    unchanged: number
    error: number
  }
  lines: {
    /**
     * Line number in the file; the header is line 1.
     */
    line: number
    from: string
    action: 'create' | 'update' | 'unchanged' | 'error'
    message: string | null
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "SubmissionSummary".
 */
export interface SubmissionSummary {
  id: string
  form: string | null
  /**
   * The sender, as far as the answers contain it.
   */
  summary: string | null
  status: 'inbox' | 'done' | 'spam'
  read: boolean
  /**
   * Who handles it. Names: `GET /form-submissions/people`.
   */
  assignee: string | null
  locale: Locale
  domain: string | null
  /**
   * The page that it was sent from.
   */
  path: string | null
  /**
   * The delivery state of the e-mail to the recipients.
   */
  mail: 'none' | 'pending' | 'sent' | 'failed'
  createdAt: string
  /**
   * The time at which it is deleted.
   */
  expiresAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "SubmissionBulkChange".
 */
export interface SubmissionBulkChange {
  /**
   * `inbox`: not spam, or to be handled again; `delete`: for good, with comments and replies.
   */
  action: 'read' | 'unread' | 'inbox' | 'done' | 'spam' | 'assign' | 'delete'
  /**
   * For `assign`: who; null for nobody.
   */
  assignee?: string | null
  /**
   * @minItems 1
   * @maxItems 100
   */
  ids: string[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "SubmissionBulkResult".
 */
export interface SubmissionBulkResult {
  done: number
  unchanged: number
  rejected: number
  documents: {
    id: string
    summary: string | null
    /**
     * `unchanged`: it was so already.
     */
    outcome: 'done' | 'unchanged' | 'rejected'
    /**
     * Why it was rejected.
     */
    reason: string | null
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Submission".
 */
export interface Submission {
  id: string
  form: string | null
  /**
   * The sender, as far as the answers contain it.
   */
  summary: string | null
  status: 'inbox' | 'done' | 'spam'
  read: boolean
  /**
   * Who handles it. Names: `GET /form-submissions/people`.
   */
  assignee: string | null
  locale: Locale
  domain: string | null
  /**
   * The page that it was sent from.
   */
  path: string | null
  /**
   * The delivery state of the e-mail to the recipients.
   */
  mail: 'none' | 'pending' | 'sent' | 'failed'
  createdAt: string
  /**
   * The time at which it is deleted.
   */
  expiresAt: string
  answers: {
    field: string
    label: string
    /**
     * As text, in the language of the submission.
     */
    value: string
    /**
     * As it was sent: a date as `2026-12-01`, a choice by its value, a checkbox as `true`. Null for older submissions, for which this was not stored.
     */
    raw: string | number | boolean | null
  }[]
  /**
   * The files that were sent along.
   */
  attachments: {
    id: string
    field: string
    name: string
    /**
     * The real type of the file, as found in its content.
     */
    type: string
    bytes: number
    /**
     * Where to download it, with the same token.
     */
    path: string
  }[]
  /**
   * The text that the visitor agreed to.
   */
  consentText: string | null
  /**
   * The likelihood of spam, from 0 to 1.
   */
  spamScore: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "SubmissionChanges".
 */
export interface SubmissionChanges {
  status?: 'inbox' | 'done' | 'spam'
  read?: boolean
  /**
   * Null: nobody.
   */
  assignee?: string | null
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  form?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  summary?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  domain?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  path?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  mail?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  expiresAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  answers?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  attachments?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  consentText?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  spamScore?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "SubmissionReply".
 */
export interface SubmissionReply {
  id: string
  /**
   * Null when the account is gone.
   */
  author: {
    id: string
    name: string
  } | null
  /**
   * The e-mail address that the visitor gave.
   */
  recipient: string
  /**
   * Where an answer of the visitor goes.
   */
  replyTo: string
  subject: string
  text: string
  state: 'pending' | 'sent' | 'failed'
  createdAt: string
  sentAt: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NewSubmissionReply".
 */
export interface NewSubmissionReply {
  subject: string
  /**
   * Plain text. What the visitor wrote is added below it.
   */
  text: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Dashboard".
 */
export interface Dashboard {
  pages: {
    nl: PublicationCount
    en: PublicationCount
  }
  posts: {
    nl: PublicationCount
    en: PublicationCount
  }
  media: {
    count: number
    bytes: number
    /**
     * Images that lack a description in some language.
     */
    undescribed: number
    /**
     * Images whose right of use has ended, or will within 30 days.
     */
    rightsEnding: number
  }
  forms: {
    count: number
    submissions: number
    unread: number
    /**
     * Submissions to be handled that are assigned to you.
     */
    assigned: number
  }
  /**
   * The last 30 days until today, in the time zone of the tenant, without spam.
   */
  submissionsPerDay: {
    date: string
    count: number
  }[]
  bookings: {
    upcoming: number
    next: string | null
  }
  /**
   * Paths that were not found within 7 days, with their total counts.
   */
  notFound: {
    addresses: number
    hits: number
  }
  redirects: {
    count: number
    /**
     * Redirects that were used within 30 days.
     */
    used: number
    hits: number
  }
  /**
   * Null unless the caller may see users.
   */
  members: MemberCount | null
  /**
   * The last edited documents, at most 10.
   */
  edited: EditedDocument[]
}
/**
 * Documents by state in one language: published, scheduled, draft, missing.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PublicationCount".
 */
export interface PublicationCount {
  published: number
  scheduled: number
  draft: number
  missing: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "MemberCount".
 */
export interface MemberCount {
  total: number
  admins: number
  editors: number
  writers: number
  viewers: number
  disabled: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "EditedDocument".
 */
export interface EditedDocument {
  collection: 'pages' | 'posts' | 'templates' | 'products' | 'authors' | 'categories' | 'forms' | 'media'
  id: string
  title: string
  editedAt: string
  /**
   * Null when no account did it, or the caller may not see users.
   */
  editedBy: string | null
  status: {
    nl?: 'published' | 'changed' | 'scheduled' | 'draft'
    en?: 'published' | 'changed' | 'scheduled' | 'draft'
  } | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Visits".
 */
export interface Visits {
  from: string
  to: string
  /**
   * How often pages were viewed.
   */
  views: number
  /**
   * The visitors of each day, added up: who returns on another day counts again.
   */
  visitors: number
  /**
   * Days in their order, others with the most viewed first.
   */
  rows: (VisitsOfDay | VisitsOfPage | VisitsOfReferrer | VisitsOfDevice)[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "VisitsOfDay".
 */
export interface VisitsOfDay {
  date: string
  /**
   * How often pages were viewed.
   */
  views: number
  /**
   * The visitors of each day, added up: who returns on another day counts again.
   */
  visitors: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "VisitsOfPage".
 */
export interface VisitsOfPage {
  collection: 'pages' | 'posts' | 'authors' | 'categories'
  document: string
  domain: string
  locale: Locale
  /**
   * Without the prefix of the language.
   */
  path: string
  /**
   * Null for a document that was deleted.
   */
  title: string | null
  /**
   * How often pages were viewed.
   */
  views: number
  /**
   * The visitors of each day, added up: who returns on another day counts again.
   */
  visitors: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "VisitsOfReferrer".
 */
export interface VisitsOfReferrer {
  /**
   * The host; null without one.
   */
  referrer: string | null
  /**
   * How often pages were viewed.
   */
  views: number
  /**
   * The visitors of each day, added up: who returns on another day counts again.
   */
  visitors: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "VisitsOfDevice".
 */
export interface VisitsOfDevice {
  device: 'desktop' | 'phone' | 'tablet'
  /**
   * How often pages were viewed.
   */
  views: number
  /**
   * The visitors of each day, added up: who returns on another day counts again.
   */
  visitors: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ScheduledChange".
 */
export interface ScheduledChange {
  id: string
  collection: 'pages' | 'posts'
  /**
   * The id of the page or post.
   */
  document: string
  /**
   * In its language, else in another.
   */
  title: string | null
  locale: Locale
  /**
   * `publish` what is saved at that time, or `unpublish` what is public then.
   */
  action: 'publish' | 'unpublish'
  at: string
  /**
   * Why it did not happen at its time: `incomplete` texts or images, an account that is `notAllowed` to any more, a version that is `notReviewed`, or `failed`.
   */
  problem: 'incomplete' | 'notAllowed' | 'notReviewed' | 'failed' | null
  /**
   * The paths of what is not complete.
   */
  fields: string[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ScheduledChangeInput".
 */
export interface ScheduledChangeInput {
  collection: 'pages' | 'posts'
  /**
   * The id of the page or post.
   */
  document: string
  locale: Locale
  /**
   * `publish` what is saved at that time, or `unpublish` what is public then.
   */
  action: 'publish' | 'unpublish'
  /**
   * A time in the future.
   */
  at: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "CommentThread".
 */
export interface CommentThread {
  id: string
  /**
   * Null when the account is gone.
   */
  author: PersonInComments | null
  text: string
  mentions: PersonInComments[]
  createdAt: string
  editedAt: string | null
  collection: 'pages' | 'posts' | 'templates' | 'products' | 'form-submissions'
  /**
   * The id of the page, post, template, product or submission.
   */
  document: string
  /**
   * Of the document: in the language, else in another.
   */
  title: string | null
  locale: Locale
  /**
   * The field or block, with rows named by their ids, so that a comment follows its block: `blocks.6925c9.heading`. Null for the whole document.
   */
  path: string | null
  resolvedAt: string | null
  /**
   * Null when the account is gone.
   */
  resolvedBy: PersonInComments | null
  /**
   * The oldest first.
   */
  replies: Comment[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PersonInComments".
 */
export interface PersonInComments {
  id: string
  name: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Comment".
 */
export interface Comment {
  id: string
  /**
   * Null when the account is gone.
   */
  author: PersonInComments | null
  text: string
  mentions: PersonInComments[]
  createdAt: string
  editedAt: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NewComment".
 */
export interface NewComment {
  collection: 'pages' | 'posts' | 'templates' | 'products' | 'form-submissions'
  /**
   * The id of the page, post, template, product or submission.
   */
  document: string
  locale: Locale
  /**
   * The field or block, with rows named by their ids, so that a comment follows its block: `blocks.6925c9.heading`. Null for the whole document.
   */
  path?: string | null
  /**
   * Plain text.
   */
  text: string
  /**
   * People of the tenant, who get a mail. See `GET /comments/people`.
   *
   * @maxItems 20
   */
  mentions?: string[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "CommentText".
 */
export interface CommentText {
  /**
   * Plain text.
   */
  text: string
  /**
   * People of the tenant, who get a mail. See `GET /comments/people`.
   *
   * @maxItems 20
   */
  mentions?: string[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ReleaseSummary".
 */
export interface ReleaseSummary {
  id: string
  name: string
  /**
   * A release that was undone is `open` again.
   */
  state: 'open' | 'published'
  /**
   * When it is published; null without a plan.
   */
  at: string | null
  /**
   * Why it was not published at its time: `blocked` by what is in it, an account that is `notAllowed` to any more, or `failed`.
   */
  problem: 'blocked' | 'notAllowed' | 'failed' | null
  /**
   * Null when the account is gone.
   */
  createdBy: PersonInReleases | null
  createdAt: string
  publishedBy: PersonInReleases | null
  publishedAt: string | null
  /**
   * How many documents are in it, counted per language.
   */
  size: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PersonInReleases".
 */
export interface PersonInReleases {
  id: string
  name: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NewRelease".
 */
export interface NewRelease {
  name: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Release".
 */
export interface Release {
  id: string
  name: string
  /**
   * A release that was undone is `open` again.
   */
  state: 'open' | 'published'
  /**
   * When it is published; null without a plan.
   */
  at: string | null
  /**
   * Why it was not published at its time: `blocked` by what is in it, an account that is `notAllowed` to any more, or `failed`.
   */
  problem: 'blocked' | 'notAllowed' | 'failed' | null
  /**
   * Null when the account is gone.
   */
  createdBy: PersonInReleases | null
  createdAt: string
  publishedBy: PersonInReleases | null
  publishedAt: string | null
  /**
   * How many documents are in it, counted per language.
   */
  size: number
  items: ReleaseItem[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ReleaseItem".
 */
export interface ReleaseItem {
  id: string
  collection: 'pages' | 'posts' | 'navigation' | 'footer'
  document: string
  /**
   * In the language, else in another; null for navigation and footer.
   */
  title: string | null
  locale: Locale
  /**
   * Whether the language is online now.
   */
  isOnline: boolean
  /**
   * What has to be settled before the release is published, or undone: the draft was `changed` since it was added, something else was `publishedSince`, or the document is `inTrash`.
   */
  conflict: 'changed' | 'publishedSince' | 'inTrash' | null
  /**
   * Whether the version that was added is still kept, and can come back.
   */
  canKeep: boolean
  /**
   * Other open releases that it is in, in this language.
   */
  alsoIn: {
    id: string
    name: string
  }[]
  addedBy: PersonInReleases | null
  addedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ReleaseChange".
 */
export interface ReleaseChange {
  name?: string
  /**
   * When it is published, in the future. Null takes the plan away.
   */
  at?: string | null
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  state?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  problem?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdBy?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  publishedBy?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  publishedAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  size?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  items?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ReleaseCheck".
 */
export interface ReleaseCheck {
  problems: {
    item: string
    /**
     * The path of the field; null for the document.
     */
    field: string | null
    /**
     * Names the document, language and field.
     */
    message: string
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ReleaseUndo".
 */
export interface ReleaseUndo {
  /**
   * Leaves documents as they are that somebody published since, or put in the trash.
   */
  leaveChanged?: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NewReleaseItem".
 */
export interface NewReleaseItem {
  collection: 'pages' | 'posts' | 'navigation' | 'footer'
  /**
   * The id of the page, post, navigation or footer.
   */
  document: string
  locale: Locale
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ReleaseItemSettlement".
 */
export interface ReleaseItemSettlement {
  /**
   * `draft`: the release publishes what the draft says now. `added`: what was added becomes the draft again; the newer one stays among the versions.
   */
  take: 'draft' | 'added'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ReviewSummary".
 */
export interface ReviewSummary {
  id: string
  collection: 'pages' | 'posts'
  /**
   * The id of the page or post.
   */
  document: string
  /**
   * Of the document: in the language, else in another.
   */
  title: string | null
  locale: Locale
  /**
   * `sentBack`: the requester is to change something, and asks again. `withdrawn`: nobody asks any more.
   */
  state: 'open' | 'approved' | 'sentBack' | 'withdrawn'
  /**
   * Null when the account is gone.
   */
  requester: PersonInReviews | null
  /**
   * Who is asked; null: anybody who may publish.
   */
  reviewer: PersonInReviews | null
  message: string | null
  createdAt: string
  decidedBy: PersonInReviews | null
  decidedAt: string | null
  /**
   * Why it was sent back.
   */
  answer: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PersonInReviews".
 */
export interface PersonInReviews {
  id: string
  name: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NewReview".
 */
export interface NewReview {
  collection: 'pages' | 'posts'
  /**
   * The id of the page or post.
   */
  document: string
  locale: Locale
  /**
   * Who is asked, and gets a mail: somebody of `GET /reviews/people`. Null: anybody who may publish, without a mail.
   */
  reviewer?: string | null
  /**
   * Plain text.
   */
  message?: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Review".
 */
export interface Review {
  id: string
  collection: 'pages' | 'posts'
  /**
   * The id of the page or post.
   */
  document: string
  /**
   * Of the document: in the language, else in another.
   */
  title: string | null
  locale: Locale
  /**
   * `sentBack`: the requester is to change something, and asks again. `withdrawn`: nobody asks any more.
   */
  state: 'open' | 'approved' | 'sentBack' | 'withdrawn'
  /**
   * Null when the account is gone.
   */
  requester: PersonInReviews | null
  /**
   * Who is asked; null: anybody who may publish.
   */
  reviewer: PersonInReviews | null
  message: string | null
  createdAt: string
  decidedBy: PersonInReviews | null
  decidedAt: string | null
  /**
   * Why it was sent back.
   */
  answer: string | null
  /**
   * Stands for what the newest draft says in the language.
   */
  fingerprint: string
  /**
   * Whether the draft says something else than when it was requested, or approved.
   */
  isChanged: boolean
  /**
   * The newest version, to compare.
   */
  draftVersion: string | null
  /**
   * The version that is online in the language; null when none is.
   */
  onlineVersion: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ReviewApproval".
 */
export interface ReviewApproval {
  /**
   * That of the review as it was read: what is approved is what was seen.
   */
  fingerprint: string
  /**
   * Whether it goes online at once.
   */
  publish?: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ReviewSentBack".
 */
export interface ReviewSentBack {
  /**
   * What is to change. Plain text.
   */
  reason: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "SearchHit".
 */
export interface SearchHit {
  collection:
    | 'pages'
    | 'posts'
    | 'products'
    | 'media'
    | 'forms'
    | 'templates'
    | 'building-blocks'
    | 'categories'
    | 'authors'
    | 'redirects'
    | 'users'
  id: string
  title: MarkedText
  /**
   * The language in which it was found; null where it has none.
   */
  locale: Locale | null
  /**
   * Without a language prefix, in the language in which the document was found.
   */
  path: string | null
  /**
   * The words around the first hit in the texts; of a person, the address.
   */
  excerpt: MarkedText | null
  /**
   * Null for what has no drafts.
   */
  publication: Publication | null
}
/**
 * Empty for a document without a title; of a person, the name.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "MarkedText".
 */
export interface MarkedText {
  text: string
  marks: SearchMarks
}
/**
 * Per language: `draft` is not public; `scheduled` neither, until its time; `changed` is public and has a newer draft. Shared fields are public as of the last publication in any language.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Publication".
 */
export interface Publication {
  nl: 'draft' | 'scheduled' | 'published' | 'changed'
  en: 'draft' | 'scheduled' | 'published' | 'changed'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "AdminFormSummary".
 */
export interface AdminFormSummary {
  id: string
  title: string
  retentionDays: number
  createdAt: string
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormInput".
 */
export interface FormInput {
  /**
   * Shown to editors, and in the subject of the e-mail.
   */
  title: string
  /**
   * @minItems 1
   * @maxItems 40
   */
  fields: (
    FormLineInput | FormNumberInput | FormChoiceInput | FormAnswerInput | FormFileInput | FormTextInput
  )[]
  submitLabel: string
  /**
   * The text that a visitor must agree to; null: none. A form that asks for consent in one language is not shown in a language without the text, and cannot be written there without it (422) unless the same request removes it.
   */
  consentText?: string | null
  confirmation: FormMessageInput | FormRedirectInput
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `[]`.
   *
   * @maxItems 20
   */
  recipients?: string[]
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `{"honeypot":true,"minSeconds":2,"perHour":10}`.
   */
  spam?: {
    honeypot?: boolean
    minSeconds?: number
    perHour?: number
  }
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `365`.
   */
  retentionDays?: number
  /**
   * The URL that submissions are sent to, signed as in Standard Webhooks with a secret that `POST /forms/{uuid}/webhook-secret` makes; only admins of the tenant may set it. If omitted, it stays as it is.
   */
  webhook?: string | null
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormLineInput".
 */
export interface FormLineInput {
  type: 'text'
  /**
   * Send it back to keep the row when the name changes. Default: matched by name.
   */
  id?: string
  name: string
  label: string
  description?: string | null
  required?: boolean
  width?: 'full' | 'half'
  showWhen?: FormFieldShowWhen | null
  /**
   * The autofill token for the browser; text fields only.
   */
  autocomplete?: 'off' | 'name' | 'organization' | 'organization-title' | 'address-level2'
  /**
   * Not used by this type; accepted as it was read.
   *
   * @maxItems 0
   */
  options?: unknown[]
  /**
   * Not used by this type; accepted as it was read.
   */
  min?: null
  /**
   * Not used by this type; accepted as it was read.
   */
  max?: null
  /**
   * Not used by this type; accepted as it was read.
   */
  files?: null
}
/**
 * Shown only when that field, which must precede it, has the value, or with null, any value. A ticked checkbox is `true`.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormFieldShowWhen".
 */
export interface FormFieldShowWhen {
  field: string
  value: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormNumberInput".
 */
export interface FormNumberInput {
  type: 'number'
  /**
   * Send it back to keep the row when the name changes. Default: matched by name.
   */
  id?: string
  name: string
  label: string
  description?: string | null
  required?: boolean
  width?: 'full' | 'half'
  showWhen?: FormFieldShowWhen | null
  /**
   * Number fields only.
   */
  min?: number | null
  /**
   * Number fields only.
   */
  max?: number | null
  /**
   * Not used by this type; accepted as it was read.
   */
  autocomplete?: null
  /**
   * Not used by this type; accepted as it was read.
   *
   * @maxItems 0
   */
  options?: unknown[]
  /**
   * Not used by this type; accepted as it was read.
   */
  files?: null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormChoiceInput".
 */
export interface FormChoiceInput {
  type: 'select' | 'radio'
  /**
   * Send it back to keep the row when the name changes. Default: matched by name.
   */
  id?: string
  name: string
  label: string
  description?: string | null
  required?: boolean
  width?: 'full' | 'half'
  showWhen?: FormFieldShowWhen | null
  /**
   * @minItems 2
   * @maxItems 200
   */
  options: {
    value: string
    label: string
  }[]
  /**
   * Not used by this type; accepted as it was read.
   */
  autocomplete?: null
  /**
   * Not used by this type; accepted as it was read.
   */
  min?: null
  /**
   * Not used by this type; accepted as it was read.
   */
  max?: null
  /**
   * Not used by this type; accepted as it was read.
   */
  files?: null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormAnswerInput".
 */
export interface FormAnswerInput {
  type: 'textarea' | 'email' | 'tel' | 'date' | 'checkbox' | 'reference'
  /**
   * Send it back to keep the row when the name changes. Default: matched by name.
   */
  id?: string
  name: string
  label: string
  description?: string | null
  required?: boolean
  width?: 'full' | 'half'
  showWhen?: FormFieldShowWhen | null
  /**
   * Not used by this type; accepted as it was read.
   */
  autocomplete?: null
  /**
   * Not used by this type; accepted as it was read.
   *
   * @maxItems 0
   */
  options?: unknown[]
  /**
   * Not used by this type; accepted as it was read.
   */
  min?: null
  /**
   * Not used by this type; accepted as it was read.
   */
  max?: null
  /**
   * Not used by this type; accepted as it was read.
   */
  files?: null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormFileInput".
 */
export interface FormFileInput {
  type: 'file'
  /**
   * Send it back to keep the row when the name changes. Default: matched by name.
   */
  id?: string
  name: string
  label: string
  description?: string | null
  required?: boolean
  width?: 'full' | 'half'
  showWhen?: FormFieldShowWhen | null
  files: FormFileLimits
  /**
   * Not used by this type; accepted as it was read.
   */
  autocomplete?: null
  /**
   * Not used by this type; accepted as it was read.
   *
   * @maxItems 0
   */
  options?: unknown[]
  /**
   * Not used by this type; accepted as it was read.
   */
  min?: null
  /**
   * Not used by this type; accepted as it was read.
   */
  max?: null
}
/**
 * What a question for files accepts.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormFileLimits".
 */
export interface FormFileLimits {
  /**
   * @minItems 1
   * @maxItems 5
   */
  accept: ('image' | 'pdf' | 'document' | 'text' | 'zip')[]
  maxFiles: number
  maxMegabytes: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormTextInput".
 */
export interface FormTextInput {
  type: 'message'
  /**
   * Send it back to keep the row when the name changes. Default: matched by name.
   */
  id?: string
  label: string
  showWhen?: FormFieldShowWhen | null
  /**
   * Not used by this type; accepted as it was read.
   */
  name?: null
  /**
   * Not used by this type; accepted as it was read.
   */
  description?: null
  /**
   * Not used by this type; accepted as it was read.
   */
  required?: false
  /**
   * Not used by this type; accepted as it was read.
   */
  width?: 'full'
  /**
   * Not used by this type; accepted as it was read.
   */
  autocomplete?: null
  /**
   * Not used by this type; accepted as it was read.
   *
   * @maxItems 0
   */
  options?: unknown[]
  /**
   * Not used by this type; accepted as it was read.
   */
  min?: null
  /**
   * Not used by this type; accepted as it was read.
   */
  max?: null
  /**
   * Not used by this type; accepted as it was read.
   */
  files?: null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormMessageInput".
 */
export interface FormMessageInput {
  type: 'message'
  title: string
  text?: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormRedirectInput".
 */
export interface FormRedirectInput {
  type: 'redirect'
  page: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "AdminForm".
 */
export interface AdminForm {
  id: string
  title: string
  retentionDays: number
  createdAt: string
  updatedAt: string
  locale: Locale
  fields: AdminFormField[]
  submitLabel: string | null
  /**
   * The text that a visitor must agree to; null: none.
   */
  consentText: string | null
  /**
   * The response that the visitor sees after sending.
   */
  confirmation: FormMessage | FormRedirect
  /**
   * The e-mail addresses that get every submission.
   */
  recipients: string[]
  spam: FormSpam
  /**
   * The URL that submissions are sent to; null if none, or if the caller is not an admin of the tenant.
   */
  webhook: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "AdminFormField".
 */
export interface AdminFormField {
  /**
   * The id of the row.
   */
  id: string
  type:
    | 'text'
    | 'textarea'
    | 'email'
    | 'tel'
    | 'number'
    | 'date'
    | 'select'
    | 'radio'
    | 'checkbox'
    | 'file'
    | 'reference'
    | 'message'
  /**
   * The name under which its answer is stored; null for a text between fields.
   */
  name: string | null
  /**
   * The question, or the text between fields; null until translated.
   */
  label: string | null
  description: string | null
  required: boolean
  width: 'full' | 'half'
  showWhen: FormFieldShowWhen | null
  autocomplete: ('off' | 'name' | 'organization' | 'organization-title' | 'address-level2') | null
  options: {
    value: string
    label: string | null
  }[]
  /**
   * Number fields only.
   */
  min: number | null
  /**
   * Number fields only.
   */
  max: number | null
  files: FormFileLimits | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormMessage".
 */
export interface FormMessage {
  type: 'message'
  title: string | null
  text: string | null
}
/**
 * Sends the visitor to a page of the tenant.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormRedirect".
 */
export interface FormRedirect {
  type: 'redirect'
  page: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormSpam".
 */
export interface FormSpam {
  /**
   * Whether there is a hidden field that only bots fill in.
   */
  honeypot: boolean
  /**
   * Faster submissions are treated as spam.
   */
  minSeconds: number
  /**
   * Maximum submissions per visitor and hour.
   */
  perHour: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "WebhookSecret".
 */
export interface WebhookSecret {
  /**
   * The signing secret in the format of Standard Webhooks. It is not shown again.
   */
  secret: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "User".
 */
export interface User {
  id: string
  name: string
  email: string
  /**
   * The role in the tenant of the request; null: not a member.
   */
  role: TenantRole | null
  /**
   * True until the user accepts the invitation: the role gives no permission before that.
   */
  pending: boolean
  /**
   * All roles that the caller may see, with the slugs of their tenants.
   */
  memberships: {
    tenant: string
    role: TenantRole
  }[]
  /**
   * A super admin has all permissions in every tenant. Null unless the caller is a super admin.
   */
  platformRole: 'superAdmin' | null
  /**
   * Null unless this is your own account or you are a super admin.
   */
  status: ('active' | 'disabled') | null
  /**
   * False until the user has followed the link in the e-mail. Null unless this is your own account or you are a super admin.
   */
  confirmed: boolean | null
  /**
   * Null unless this is your own account or you are a super admin.
   */
  language: Locale | null
  /**
   * Null unless this is your own account or you are a super admin.
   */
  createdAt: string | null
  /**
   * Null unless this is your own account or you are a super admin.
   */
  updatedAt: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "UserInvitation".
 */
export interface UserInvitation {
  name: string
  email: string
  role: TenantRole
  /**
   * The language of the admin panel and of e-mail.
   */
  language?: 'nl' | 'en'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "InvitedUser".
 */
export interface InvitedUser {
  id: string
  name: string
  email: string
  /**
   * The role in the tenant of the request; null: not a member.
   */
  role: TenantRole | null
  /**
   * True until the user accepts the invitation: the role gives no permission before that.
   */
  pending: boolean
  /**
   * All roles that the caller may see, with the slugs of their tenants.
   */
  memberships: {
    tenant: string
    role: TenantRole
  }[]
  /**
   * A super admin has all permissions in every tenant. Null unless the caller is a super admin.
   */
  platformRole: 'superAdmin' | null
  /**
   * Null unless this is your own account or you are a super admin.
   */
  status: ('active' | 'disabled') | null
  /**
   * False until the user has followed the link in the e-mail. Null unless this is your own account or you are a super admin.
   */
  confirmed: boolean | null
  /**
   * Null unless this is your own account or you are a super admin.
   */
  language: Locale | null
  /**
   * Null unless this is your own account or you are a super admin.
   */
  createdAt: string | null
  /**
   * Null unless this is your own account or you are a super admin.
   */
  updatedAt: string | null
  /**
   * Only where no e-mail can be sent: the link for you to hand over. It is shown once, works once, and does not confirm the address. Null: the link was sent by e-mail.
   */
  link: {
    href: string
    expiresAt: string
  } | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "UserChanges".
 */
export interface UserChanges {
  /**
   * The role in the tenant of the request. Null is only accepted for a user who is not a member.
   */
  role?: TenantRole | null
  name?: string
  language?: Locale | null
  email?: string
  status?: ('active' | 'disabled') | null
  /**
   * A super admin has all permissions in every tenant. Null unless the caller is a super admin.
   */
  platformRole?: 'superAdmin' | null
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  pending?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  memberships?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  confirmed?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "SessionsToEnd".
 */
export interface SessionsToEnd {
  /**
   * The session to end. If omitted: all except that of the request.
   */
  session?: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "EndedSessions".
 */
export interface EndedSessions {
  /**
   * How many sessions were ended.
   */
  ended: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ApiToken".
 */
export interface ApiToken {
  id: string
  name: string
  /**
   * The slug of the tenant in which the token acts.
   */
  tenant: string
  /**
   * `read`: GET, and the reading tools of agents. `draft`: also writes drafts of pages, posts and templates, but changes nothing that visitors see. `publish`: everything that your role in the tenant allows.
   */
  scope: 'read' | 'draft' | 'publish'
  createdAt: string
  expiresAt: string
  /**
   * Accurate to a minute; null: never used.
   */
  lastUsedAt: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NewApiToken".
 */
export interface NewApiToken {
  /**
   * What it is for; audit entries name it.
   */
  name: string
  /**
   * `read`: GET, and the reading tools of agents. `draft`: also writes drafts of pages, posts and templates, but changes nothing that visitors see. `publish`: everything that your role in the tenant allows.
   */
  scope: 'read' | 'draft' | 'publish'
  expiresInDays: number
  /**
   * Your password, or a fresh code of your authenticator app. Only an account that signs in with single sign-on may leave it out, within ten minutes of signing in.
   */
  proof?:
    | {
        password: string
      }
    | {
        code: string
      }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "CreatedApiToken".
 */
export interface CreatedApiToken {
  id: string
  name: string
  /**
   * The slug of the tenant in which the token acts.
   */
  tenant: string
  /**
   * `read`: GET, and the reading tools of agents. `draft`: also writes drafts of pages, posts and templates, but changes nothing that visitors see. `publish`: everything that your role in the tenant allows.
   */
  scope: 'read' | 'draft' | 'publish'
  createdAt: string
  expiresAt: string
  /**
   * Accurate to a minute; null: never used.
   */
  lastUsedAt: string | null
  /**
   * For `Authorization: Bearer`. Only returned here: store it now.
   */
  token: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PageWithUrls".
 */
export interface PageWithUrls {
  id: string
  title: string | null
  publication: Publication
  urls: PageUrl[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PageUrl".
 */
export interface PageUrl {
  /**
   * The value for `pageUrl` of a redirect to this page.
   */
  id: string
  domain: string
  locale: Locale
  path: string
  canonical: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PageMove".
 */
export interface PageMove {
  domain: string
  locale: Locale
  /**
   * The path that moves, with all below it.
   */
  from: string
  /**
   * The path that it gets; those below it follow.
   */
  to: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PageSummary".
 */
export interface PageSummary {
  id: string
  title: string | null
  layout: 'main' | 'auth' | 'blog' | 'cms' | 'vision' | 'blank' | 'default'
  publication: Publication
  createdAt: string
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PageInput".
 */
export interface PageInput {
  title: string
  /**
   * @maxItems 200
   */
  urls?: {
    domain: string
    locale: Locale
    /**
     * Decoded, within the language: `/over-ons`, not `/en/over-ons`. At most 512 characters; no segment is `.` or `..`, and some first segments are reserved (`admin`, `api`, …).
     */
    path: string
    /**
     * Exactly one per domain and language: the one set to true, else the first not set to false, else the first.
     */
    canonical?: boolean
    /**
     * Accepted as it was read, and ignored.
     */
    id?: unknown
  }[]
  /**
   * Shared by all languages; a change becomes public in all of them as soon as one is published. If omitted, it stays as it is; in a new document: `"default"`.
   */
  layout?: 'main' | 'auth' | 'blog' | 'cms' | 'vision' | 'blank' | 'default'
  /**
   * Shared by all languages; a change becomes public in all of them as soon as one is published. If omitted, it stays as it is; in a new document: `[]`.
   *
   * @maxItems 200
   */
  blocks?: Block[]
  seo?: {
    title?: string | null
    description?: string | null
    /**
     * The id of an image. Shared by all languages.
     */
    image?: string | null
    noindex?: boolean
  }
  /**
   * Shared by all languages; a change becomes public in all of them as soon as one is published. If omitted, it stays as it is; in a new document: `true`.
   */
  showTopBar?: boolean
  /**
   * Shared by all languages; a change becomes public in all of them as soon as one is published. If omitted, it stays as it is; in a new document: `true`.
   */
  showFooter?: boolean
  /**
   * Shared by all languages; a change becomes public in all of them as soon as one is published. If omitted, it stays as it is; in a new document: `null`.
   */
  routeKey?: string | null
  /**
   * `draft` leaves the published version as it is; `published` publishes this language; `unpublished` takes it offline and leaves the others as they are. Languages share the rows of a document (its blocks, and the rows within them) and its shared fields; only texts are published per language. Publishing one language also publishes the shared changes of the newest draft: a removed row is removed in every language, a new row is omitted where its texts are missing, and every other row keeps the texts that are public there.
   */
  status?: 'draft' | 'published' | 'unpublished'
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  publication?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  incompleteBlocks?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  template?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "HeroBlock".
 */
export interface HeroBlock {
  variant?: 'statement' | 'exhibit' | 'immersive' | null
  /**
   * For example the place or the subject.
   */
  kicker?: string | null
  /**
   * Keep it short. Line breaks are kept.
   */
  heading?: string | null
  intro?: string | null
  /**
   * Shown by the variants with an image; the variant of type alone leaves it out.
   */
  image?: string | null
  /**
   * Small text at the image. Empty: the caption of the image itself.
   */
  caption?: string | null
  /**
   * @maxItems 2
   */
  actions?: {
    link?: {
      type?: 'page' | 'url' | null
      newTab?: boolean | null
      /**
       * The id of one of `GET /api/admin/pages`.
       */
      page?: string | null
      url?: string | null
      label?: string | null
      href?: string | null
    }
    id?: string | null
  }[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'hero'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "CaseHeaderBlock".
 */
export interface CaseHeaderBlock {
  heading?: string | null
  /**
   * One or two sentences; in lists as well.
   */
  summary?: string | null
  /**
   * The id of one of `GET /api/admin/images`.
   */
  image?: string | null
  sector?: string | null
  year?: string | null
  duration?: string | null
  /**
   * @maxItems 6
   */
  facts?: {
    label?: string | null
    value?: string | null
    id?: string | null
  }[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'caseHeader'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "VacancyHeaderBlock".
 */
export interface VacancyHeaderBlock {
  heading?: string | null
  summary?: string | null
  employmentType?: 'fullTime' | 'partTime' | 'contractor' | 'intern' | null
  hoursMin?: number | null
  hoursMax?: number | null
  salaryMin?: number | null
  salaryMax?: number | null
  location?: string | null
  remote?: 'partly' | 'no' | 'yes' | null
  postedAt?: string | null
  validThrough?: string | null
  apply?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'vacancyHeader'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "RichTextBlock".
 */
export interface RichTextBlock {
  heading?: string | null
  content?: BlockRichText | null
  measure?: 'reading' | 'lead' | 'columns' | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'richText'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BlockRichText".
 */
export interface BlockRichText {
  root?: {
    type?: string | null
    children?: {
      type?: string | null
      version?: number | null
      [k: string]: unknown
    }[]
    direction?: 'ltr' | 'rtl' | null
    format?: 'left' | 'start' | 'center' | 'right' | 'end' | 'justify' | '' | null
    indent?: number | null
    version?: number | null
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ColumnsBlock".
 */
export interface ColumnsBlock {
  heading?: string | null
  /**
   * @maxItems 3
   */
  items?: {
    content?: BlockRichText | null
    id?: string | null
  }[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'columns'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "MediaTextBlock".
 */
export interface MediaTextBlock {
  variant?: 'left' | 'right' | 'over' | null
  heading?: string | null
  content?: BlockRichText | null
  link?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  /**
   * The id of one of `GET /api/admin/images`.
   */
  image?: string | null
  caption?: string | null
  ratio?: 'original' | 'landscape' | 'square' | 'portrait' | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'mediaText'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TableOfContentsBlock".
 */
export interface TableOfContentsBlock {
  heading?: string | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'tableOfContents'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "CodeBlock".
 */
export interface CodeBlock {
  language?: 'typescript' | 'tsx' | 'sql' | 'json' | 'bash' | 'http' | 'css' | 'html' | 'text' | null
  filename?: string | null
  code?: string | null
  caption?: string | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'code'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BannerBlock".
 */
export interface BannerBlock {
  text?: string | null
  link?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'banner'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FeaturesBlock".
 */
export interface FeaturesBlock {
  variant?: 'list' | 'columns' | null
  columns?: 'three' | 'two' | 'four' | null
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  /**
   * @maxItems 12
   */
  items?: {
    title?: string | null
    text?: string | null
    id?: string | null
  }[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'features'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "StepsBlock".
 */
export interface StepsBlock {
  variant?: 'line' | 'stack' | null
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  /**
   * @maxItems 8
   */
  items?: {
    /**
     * For example “week 1–2”.
     */
    moment?: string | null
    title?: string | null
    text?: string | null
    id?: string | null
  }[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'steps'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TimelineBlock".
 */
export interface TimelineBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  /**
   * @maxItems 20
   */
  items?: {
    /**
     * For example “2024” or “Week 3”.
     */
    moment?: string | null
    title?: string | null
    text?: string | null
    /**
     * The id of one of `GET /api/admin/images`.
     */
    image?: string | null
    id?: string | null
  }[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'timeline'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ComparisonBlock".
 */
export interface ComparisonBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  /**
   * @maxItems 4
   */
  options?: {
    name?: string | null
    highlighted?: boolean | null
    id?: string | null
  }[]
  /**
   * @maxItems 20
   */
  rows?: {
    label?: string | null
    /**
     * @maxItems 4
     */
    cells?: {
      mark?: 'text' | 'yes' | 'no' | null
      value?: string | null
      id?: string | null
    }[]
    id?: string | null
  }[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'comparison'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PricingBlock".
 */
export interface PricingBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  /**
   * @maxItems 4
   */
  plans?: {
    name?: string | null
    /**
     * For example “€ 4,800”.
     */
    price?: string | null
    /**
     * For example “a week, without VAT”.
     */
    unit?: string | null
    text?: string | null
    /**
     * @maxItems 8
     */
    points?: {
      text?: string | null
      id?: string | null
    }[]
    link?: {
      type?: 'page' | 'url' | null
      newTab?: boolean | null
      /**
       * The id of one of `GET /api/admin/pages`.
       */
      page?: string | null
      url?: string | null
      label?: string | null
      href?: string | null
    }
    highlighted?: boolean | null
    id?: string | null
  }[]
  note?: string | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'pricing'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TeamBlock".
 */
export interface TeamBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  /**
   * @maxItems 24
   */
  items?: {
    role?: string | null
    text?: string | null
    email?: string | null
    /**
     * The id of one of `GET /api/admin/images`.
     */
    image?: string | null
    id?: string | null
  }[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'team'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "CasesBlock".
 */
export interface CasesBlock {
  variant?: 'exhibition' | 'index' | 'screens' | null
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  /**
   * @maxItems 12
   */
  items?: {
    /**
     * The id of one of `GET /api/admin/images`.
     */
    image?: string | null
    title?: string | null
    year?: string | null
    /**
     * What it is made of, for example “TypeScript, PostgreSQL”.
     */
    material?: string | null
    text?: string | null
    link?: {
      type?: 'page' | 'url' | null
      newTab?: boolean | null
      /**
       * The id of one of `GET /api/admin/pages`.
       */
      page?: string | null
      url?: string | null
      label?: string | null
      href?: string | null
    }
    id?: string | null
  }[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'cases'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "CaseListBlock".
 */
export interface CaseListBlock {
  variant?: 'wall' | 'register' | null
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  /**
   * Only pages with a case header are shown.
   *
   * @maxItems 24
   */
  cases?: (string | null)[]
  emptyText?: string | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'caseList'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "VacanciesBlock".
 */
export interface VacanciesBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  /**
   * Only pages with a vacancy header are shown, and only until the closing date.
   *
   * @maxItems 24
   */
  vacancies?: (string | null)[]
  emptyText?: string | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'vacancies'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BlockCatalogueBlock".
 */
export interface BlockCatalogueBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  selection?: 'all' | 'chosen' | null
  /**
   * @maxItems 50
   */
  chosen?: (string | null)[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'blockCatalogue'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ConfiguratorBlock".
 */
export interface ConfiguratorBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  note?: string | null
  baseWeeks?: number | null
  basePrice?: number | null
  contact?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'configurator'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ProductsBlock".
 */
export interface ProductsBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  selection?: 'all' | 'chosen' | null
  /**
   * @maxItems 24
   */
  chosen?: (string | null)[]
  emptyText?: string | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'products'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BlogListBlock".
 */
export interface BlogListBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  showCategories?: boolean | null
  emptyText?: string | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'blogList'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BlogTeaserBlock".
 */
export interface BlogTeaserBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  count?: 'three' | 'two' | 'four' | null
  /**
   * The id of one of `GET /api/admin/categories`.
   */
  category?: string | null
  link?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  emptyText?: string | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'blogTeaser'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "StatsBlock".
 */
export interface StatsBlock {
  variant?: 'leading' | 'row' | null
  heading?: string | null
  /**
   * @maxItems 6
   */
  items?: {
    /**
     * With its unit: “6 weeks”, “99.95%”.
     */
    value?: string | null
    label?: string | null
    /**
     * Where the figure comes from.
     */
    note?: string | null
    id?: string | null
  }[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'stats'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "LogosBlock".
 */
export interface LogosBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  /**
   * @maxItems 12
   */
  items?: {
    /**
     * One colour on a transparent background; shown light on a dark page.
     */
    image?: string | null
    id?: string | null
  }[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'logos'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FaqBlock".
 */
export interface FaqBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  /**
   * @maxItems 20
   */
  items?: {
    question?: string | null
    answer?: BlockRichText | null
    id?: string | null
  }[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'faq'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "QuoteBlock".
 */
export interface QuoteBlock {
  text?: string | null
  source?: string | null
  /**
   * Role, year, clause.
   */
  detail?: string | null
  /**
   * With an image, the quote is shown over it, filling the screen.
   */
  image?: string | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'quote'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FormBlock".
 */
export interface FormBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  /**
   * The id of one of `GET /api/admin/forms`.
   */
  form?: string | null
  aside?: BlockRichText | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'form'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "CallToActionBlock".
 */
export interface CallToActionBlock {
  heading?: string | null
  text?: string | null
  link?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  /**
   * With an image, the text is shown over it at full width.
   */
  image?: string | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'callToAction'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "GalleryBlock".
 */
export interface GalleryBlock {
  variant?: 'rhythm' | 'wall' | 'strip' | null
  heading?: string | null
  /**
   * @maxItems 16
   */
  items?: {
    /**
     * The id of one of `GET /api/admin/images`.
     */
    image?: string | null
    /**
     * Empty: the caption from the media library.
     */
    caption?: string | null
    id?: string | null
  }[]
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'gallery'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "VideoBlock".
 */
export interface VideoBlock {
  heading?: string | null
  /**
   * The id of one of `GET /api/admin/images`.
   */
  poster?: string | null
  source?: 'file' | 'youtube' | 'vimeo' | null
  url?: string | null
  /**
   * A WebVTT file in this language, for a video with speech.
   */
  captions?: string | null
  caption?: string | null
  /**
   * For those who cannot watch or listen.
   */
  transcript?: string | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'video'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "MapBlock".
 */
export interface MapBlock {
  heading?: string | null
  /**
   * The id of one of `GET /api/admin/images`.
   */
  image?: string | null
  caption?: string | null
  address?: string | null
  directions?: string | null
  link?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'map'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BookingBlock".
 */
export interface BookingBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  /**
   * For example how the details are used.
   */
  note?: string | null
  noSlots?: string | null
  confirmationHeading?: string | null
  /**
   * What happens next. Day and time are added.
   */
  confirmationText?: string | null
  cancelledText?: string | null
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'booking'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "SignInBlock".
 */
export interface SignInBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  submitLabel?: string | null
  signedInText?: string | null
  goOnLabel?: string | null
  signOutLabel?: string | null
  forgotten?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  other?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'signIn'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "RegistrationBlock".
 */
export interface RegistrationBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  submitLabel?: string | null
  sentText?: string | null
  closedHeading?: string | null
  closedText?: string | null
  closedLink?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  other?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'registration'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "VerifyAddressBlock".
 */
export interface VerifyAddressBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  submitLabel?: string | null
  doneText?: string | null
  signIn?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  expiredText?: string | null
  again?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'verifyAddress'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ForgotPasswordBlock".
 */
export interface ForgotPasswordBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  submitLabel?: string | null
  /**
   * Do not reveal whether there is an account: the text is the same for every address.
   */
  sentText?: string | null
  other?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'forgotPassword'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ResetPasswordBlock".
 */
export interface ResetPasswordBlock {
  heading?: string | null
  /**
   * One or two sentences under the heading.
   */
  intro?: string | null
  submitLabel?: string | null
  doneText?: string | null
  signIn?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  expiredText?: string | null
  again?: {
    type?: 'page' | 'url' | null
    newTab?: boolean | null
    /**
     * The id of one of `GET /api/admin/pages`.
     */
    page?: string | null
    url?: string | null
    label?: string | null
    href?: string | null
  }
  /**
   * The brand colour stands out: use it once per page.
   */
  tone?: 'ground' | 'subtle' | 'inverse' | 'primary' | null
  /**
   * Lets a link point at this section: “pricing” becomes #pricing.
   */
  anchor?: string | null
  /**
   * Choose languages to show this block only there. Empty: in every language in which it has text.
   */
  showIn?: ('nl' | 'en')[] | null
  /**
   * The block is then on the site in no language. It stays here.
   */
  hidden?: boolean | null
  id?: string | null
  blockName?: string | null
  blockType: 'resetPassword'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Page".
 */
export interface Page {
  id: string
  title: string | null
  layout: 'main' | 'auth' | 'blog' | 'cms' | 'vision' | 'blank' | 'default'
  publication: Publication
  createdAt: string
  updatedAt: string
  locale: Locale
  blocks: Block[]
  /**
   * Per language, the ids of blocks, and of rows within blocks, that are left out on the site because a required text is missing there. A block with no text in a language does not prevent its publication.
   */
  incompleteBlocks: {
    nl: string[]
    en: string[]
  }
  seo: Seo
  showTopBar: boolean
  showFooter: boolean
  routeKey: string | null
  /**
   * The template that it was created from.
   */
  template: string | null
  urls: PageUrl[]
}
/**
 * Metadata for search engines and social networks; null: derived from the content.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Seo".
 */
export interface Seo {
  title: string | null
  description: string | null
  /**
   * The id of an image. Shared by all languages.
   */
  image: string | null
  noindex: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PageFromTemplate".
 */
export interface PageFromTemplate {
  title: string
  /**
   * @maxItems 200
   */
  urls?: {
    domain: string
    locale: Locale
    /**
     * Decoded, within the language: `/over-ons`, not `/en/over-ons`. At most 512 characters; no segment is `.` or `..`, and some first segments are reserved (`admin`, `api`, …).
     */
    path: string
    /**
     * Exactly one per domain and language: the one set to true, else the first not set to false, else the first.
     */
    canonical?: boolean
    /**
     * Accepted as it was read, and ignored.
     */
    id?: unknown
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Version".
 */
export interface Version {
  id: string
  /**
   * What somebody called it. A version with a name is kept beside the newest 50.
   */
  name: string | null
  savedAt: string
  savedBy: VersionSaver
  /**
   * The language that was saved; null for all at once, and when it is not known.
   */
  locale: Locale | null
  /**
   * The state of that language in this version; null where languages are not published.
   */
  state: 'draft' | 'published' | null
  autosaved: boolean
  /**
   * Whether a restore replaced this version: restoring it undoes that.
   */
  beforeRestore: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "VersionSaver".
 */
export interface VersionSaver {
  /**
   * `removed`: an account that is no more; `system`: nobody, such as a scheduled publication; `unknown`: from before this was stored.
   */
  kind: 'account' | 'removed' | 'system' | 'unknown'
  id: string | null
  /**
   * Null unless `kind` is `account`, and for readers other than editors.
   */
  name: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NameVersion".
 */
export interface NameVersion {
  /**
   * Why the version matters; empty or null takes the name away. At most 25 versions of a document have one.
   */
  name: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "RestoreVersion".
 */
export interface RestoreVersion {
  /**
   * The language to restore, or all of them.
   */
  locale: 'nl' | 'en' | 'all'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PreviewLink".
 */
export interface PreviewLink {
  id: string
  /**
   * For anybody, without an account. Null while the tenant has no site to show the draft on.
   */
  url: string | null
  locale: Locale
  /**
   * The name of the account.
   */
  createdBy: string
  createdAt: string
  expiresAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NewPreviewLink".
 */
export interface NewPreviewLink {
  locale: Locale
  expiresInDays: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TrashedDocument".
 */
export interface TrashedDocument {
  id: string
  /**
   * In the language of `locale`, else in another.
   */
  title: string | null
  deletedAt: string
  /**
   * After this time it is erased for good.
   */
  erasedAfter: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "RestoredDocument".
 */
export interface RestoredDocument {
  id: string
  /**
   * Addresses that it did not get back, mostly because another document has them now.
   */
  lostAddresses: {
    locale: Locale
    /**
     * The path of a page, or the slug of a post.
     */
    path: string
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BulkChangeInput".
 */
export interface BulkChangeInput {
  action: 'publish' | 'unpublish' | 'trash'
  /**
   * Required to publish or unpublish: a language, or `all`; that publishes each language in which there is a text.
   */
  locale?: 'nl' | 'en' | 'all'
  /**
   * The documents; or `filter`.
   *
   * @minItems 1
   * @maxItems 100
   */
  ids?: string[]
  /**
   * All documents that a list with these values has, 100 at most; or `ids`.
   */
  filter?: {
    /**
     * The language of the other values. Default: `nl`.
     */
    locale?: 'nl' | 'en'
    /**
     * Text to search for.
     */
    search?: string
    /**
     * Only documents in this state in the language of `locale`.
     */
    publication?: 'draft' | 'scheduled' | 'published' | 'changed'
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BulkChange".
 */
export interface BulkChange {
  done: number
  scheduled: number
  unchanged: number
  rejected: number
  documents: BulkChangeDocument[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BulkChangeDocument".
 */
export interface BulkChangeDocument {
  id: string
  title: string | null
  /**
   * `unchanged`: there was nothing to do; `scheduled`: a post with a date in the future is published then.
   */
  outcome: 'done' | 'scheduled' | 'unchanged' | 'rejected'
  /**
   * The language in which it was rejected, if any.
   */
  locale: Locale | null
  /**
   * Why it was rejected.
   */
  reason: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PostSummary".
 */
export interface PostSummary {
  id: string
  locale: Locale
  title: string | null
  slug: string | null
  excerpt: string | null
  heroImage: string | null
  /**
   * Ids, in the order in which they are shown.
   */
  authors: string[]
  /**
   * The id of a category.
   */
  category: string | null
  tags: string[]
  /**
   * Shown with the post; lists are sorted by it. Publishing a post with a date in the future schedules it: a language is public from that time on, and `publication` is `scheduled` until then. Another date in the future moves what is scheduled; a date in the past publishes the language that is written. Null until the first publication, which sets it.
   */
  publishedAt: string | null
  publication: Publication
  /**
   * Per language, when it is published. What is public then is what is saved at that time. `unpublished` as `status` cancels it, as does `POST …/cancel-schedule`.
   */
  schedules: {
    nl: Schedule | null
    en: Schedule | null
  }
  createdAt: string
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Schedule".
 */
export interface Schedule {
  at: string
  /**
   * Why it was not published at that time: `incomplete` texts or images, an account that is `notAllowed` to publish it any more, or `failed`. Publish it again.
   */
  problem: 'incomplete' | 'notAllowed' | 'notReviewed' | 'failed' | null
  /**
   * The paths of what is not complete.
   */
  fields: string[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PostInput".
 */
export interface PostInput {
  title: string
  /**
   * Several segments are allowed. Omitted or null, it stays as it is; if there is none, publishing derives it from the title.
   */
  slug?: string | null
  /**
   * Required to publish.
   */
  excerpt?: string | null
  /**
   * The id of an image. Shared by all languages; a change becomes public in all of them as soon as one is published. If omitted, it stays as it is; in a new document: `null`.
   */
  heroImage?: string | null
  /**
   * Required to publish.
   */
  content?: RichText | null
  /**
   * Ids, in the order in which they are shown; at least one is required to publish. Shared by all languages; a change becomes public in all of them as soon as one is published. If omitted, it stays as it is; in a new document: `[]`.
   *
   * @maxItems 20
   */
  authors?: string[]
  /**
   * The id of a category. Shared by all languages; a change becomes public in all of them as soon as one is published. If omitted, it stays as it is; in a new document: `null`.
   */
  category?: string | null
  /**
   * @maxItems 30
   */
  tags?: string[]
  /**
   * Shared by all languages; a change becomes public in all of them as soon as one is published. If omitted, it stays as it is; in a new document: `[]`.
   *
   * @maxItems 3
   */
  relatedPosts?: string[]
  /**
   * Shown with the post; lists are sorted by it. Publishing a post with a date in the future schedules it: a language is public from that time on, and `publication` is `scheduled` until then. Another date in the future moves what is scheduled; a date in the past publishes the language that is written. From 1900. If omitted, it stays as it is; null until the first publication, which sets it.
   */
  publishedAt?: string | null
  seo?: {
    title?: string | null
    description?: string | null
    /**
     * The id of an image. Shared by all languages.
     */
    image?: string | null
    noindex?: boolean
  }
  /**
   * `draft` leaves the published version as it is; `published` publishes this language; `unpublished` takes it offline and leaves the others as they are. Languages share the rows of a document (its blocks, and the rows within them) and its shared fields; only texts are published per language. Publishing one language also publishes the shared changes of the newest draft: a removed row is removed in every language, a new row is omitted where its texts are missing, and every other row keeps the texts that are public there.
   */
  status?: 'draft' | 'published' | 'unpublished'
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  publication?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  schedules?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  readingMinutes?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  urls?: unknown
}
/**
 * The editor state of Lexical: paragraphs, headings, lists, quotes, links, images and code as nodes of `root.children`. Node types that the editor of the field does not have are rejected.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "RichText".
 */
export interface RichText {
  root: {
    type: 'root'
    /**
     * @maxItems 2000
     */
    children: {
      type: string
      version: number
      [k: string]: unknown
    }[]
    direction: 'ltr' | 'rtl' | null
    format: 'left' | 'start' | 'center' | 'right' | 'end' | 'justify' | ''
    indent: number
    version: number
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Post".
 */
export interface Post {
  id: string
  locale: Locale
  title: string | null
  slug: string | null
  excerpt: string | null
  heroImage: string | null
  /**
   * Ids, in the order in which they are shown.
   */
  authors: string[]
  /**
   * The id of a category.
   */
  category: string | null
  tags: string[]
  /**
   * Shown with the post; lists are sorted by it. Publishing a post with a date in the future schedules it: a language is public from that time on, and `publication` is `scheduled` until then. Another date in the future moves what is scheduled; a date in the past publishes the language that is written. Null until the first publication, which sets it.
   */
  publishedAt: string | null
  publication: Publication
  /**
   * Per language, when it is published. What is public then is what is saved at that time. `unpublished` as `status` cancels it, as does `POST …/cancel-schedule`.
   */
  schedules: {
    nl: Schedule | null
    en: Schedule | null
  }
  createdAt: string
  updatedAt: string
  content: RichText | null
  relatedPosts: string[]
  readingMinutes: number | null
  seo: Seo
  /**
   * Derived from the slug and the URL of the blog page.
   */
  urls: {
    /**
     * The value for `pageUrl` of a redirect to this page.
     */
    id: string
    domain: string
    locale: Locale
    path: string
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Author".
 */
export interface Author {
  id: string
  locale: Locale
  name: string
  slug: string
  role: string | null
  bio: string | null
  /**
   * The id of an image.
   */
  photo: string | null
  links: {
    /**
     * The id of the row; send it back to keep the row.
     */
    id: string
    label: string | null
    url: string
  }[]
  createdAt: string
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "AuthorInput".
 */
export interface AuthorInput {
  /**
   * The same in all languages.
   */
  name: string
  /**
   * Default: derived from the name; an existing author keeps its slug.
   */
  slug?: string
  role?: string | null
  bio?: string | null
  /**
   * The id of an image. Shared by all languages. If omitted, it stays as it is; in a new document: `null`.
   */
  photo?: string | null
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `[]`.
   *
   * @maxItems 6
   */
  links?: {
    /**
     * The id of the row; send it back to keep the row.
     */
    id?: string
    label: string
    url: string
  }[]
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Category".
 */
export interface Category {
  id: string
  locale: Locale
  /**
   * Null: not shown in this language.
   */
  name: string | null
  slug: string | null
  description: string | null
  createdAt: string
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "CategoryInput".
 */
export interface CategoryInput {
  name: string
  /**
   * Default, also for null: derived from the name; a category that has one in this language keeps it.
   */
  slug?: string | null
  description?: string | null
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "LibraryImage".
 */
export interface LibraryImage {
  id: string
  locale: Locale
  filename: string
  mimeType: 'image/jpeg' | 'image/png' | 'image/webp' | 'image/avif' | 'image/gif' | 'image/svg+xml'
  bytes: number
  width: number | null
  height: number | null
  alt: string | null
  caption: string | null
  credit: string | null
  licence:
    'own' | 'commissioned' | 'supplied' | 'stock' | 'cc-by' | 'cc-by-sa' | 'public-domain' | 'other' | null
  licenceTerms: string | null
  /**
   * The last day on which the image may be used. It is not taken offline after it.
   */
  rightsUntil: string | null
  /**
   * The names of the folders with `/` between them, at most 5. A folder exists while an image is in it.
   */
  folder: string | null
  /**
   * At most 20; capitals make no other tag.
   *
   * @maxItems 40
   */
  tags: string[]
  focalPoint: FocalPoint
  /**
   * The URL of the stored file.
   */
  url: string
  /**
   * The URL of the image as pages show it; cacheable forever.
   */
  src: string
  /**
   * The widths that pages offer; empty for SVG and GIF, which are served unchanged.
   */
  sizes: {
    name: string
    src: string
    width: number
  }[]
  blurDataUrl: string | null
  dominantColor: string | null
  createdAt: string
  updatedAt: string
}
/**
 * The focal point for cropping: percent from the left and from the top.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FocalPoint".
 */
export interface FocalPoint {
  x: number
  y: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ImageConversion".
 */
export interface ImageConversion {
  format: 'webp' | 'avif' | 'jpeg' | 'png'
  /**
   * Ignored for PNG.
   */
  quality?: number
  width?: number
  height?: number
  /**
   * How the image fills width and height, as in CSS; it is never enlarged.
   */
  fit?: 'cover' | 'contain' | 'fill' | 'inside' | 'outside'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ImageFiling".
 */
export interface ImageFiling {
  /**
   * Each folder, with the images in it and in those below it.
   */
  folders: {
    path: string
    images: number
  }[]
  /**
   * The 200 most used tags.
   */
  tags: {
    name: string
    images: number
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ImageFilingChange".
 */
export interface ImageFilingChange {
  /**
   * @minItems 1
   * @maxItems 100
   */
  ids: string[]
  /**
   * The names of the folders with `/` between them, at most 5. A folder exists while an image is in it.
   */
  folder?: string | null
  /**
   * At most 20; capitals make no other tag.
   *
   * @maxItems 40
   */
  addTags?: string[]
  /**
   * At most 20; capitals make no other tag.
   *
   * @maxItems 40
   */
  removeTags?: string[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FiledImages".
 */
export interface FiledImages {
  changed: number
  unchanged: number
  /**
   * Ids that no image of this tenant has.
   */
  missing: string[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ImageFolderMove".
 */
export interface ImageFolderMove {
  /**
   * The names of the folders with `/` between them, at most 5. A folder exists while an image is in it.
   */
  from: string
  /**
   * The names of the folders with `/` between them, at most 5. A folder exists while an image is in it.
   */
  to: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "MovedImageFolder".
 */
export interface MovedImageFolder {
  images: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "LibraryImageChanges".
 */
export interface LibraryImageChanges {
  alt?: string | null
  caption?: string | null
  credit?: string | null
  licence?:
    'own' | 'commissioned' | 'supplied' | 'stock' | 'cc-by' | 'cc-by-sa' | 'public-domain' | 'other' | null
  licenceTerms?: string | null
  rightsUntil?: string | null
  /**
   * The names of the folders with `/` between them, at most 5. A folder exists while an image is in it.
   */
  folder?: string | null
  /**
   * At most 20; capitals make no other tag.
   *
   * @maxItems 40
   */
  tags?: string[]
  focalPoint?: FocalPoint
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  filename?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  mimeType?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  bytes?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  width?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  height?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  url?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  src?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  sizes?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  blurDataUrl?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  dominantColor?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TemplateSummary".
 */
export interface TemplateSummary {
  id: string
  name: string | null
  description: string | null
  /**
   * `page`: the blocks of a whole page. `part`: some blocks that are added to any page.
   */
  kind: 'page' | 'part'
  /**
   * The id of an image.
   */
  thumbnail: string | null
  layout: 'main' | 'auth' | 'blog' | 'cms' | 'vision' | 'blank' | 'default'
  createdAt: string
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TemplateInput".
 */
export interface TemplateInput {
  name: string
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `null`.
   */
  description?: string | null
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `"page"`.
   */
  kind?: 'page' | 'part'
  /**
   * The id of an image. Shared by all languages. If omitted, it stays as it is; in a new document: `null`.
   */
  thumbnail?: string | null
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `"default"`.
   */
  layout?: 'main' | 'auth' | 'blog' | 'cms' | 'vision' | 'blank' | 'default'
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `[]`.
   *
   * @maxItems 200
   */
  blocks?: Block[]
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `true`.
   */
  showTopBar?: boolean
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `true`.
   */
  showFooter?: boolean
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Template".
 */
export interface Template {
  id: string
  name: string | null
  description: string | null
  /**
   * `page`: the blocks of a whole page. `part`: some blocks that are added to any page.
   */
  kind: 'page' | 'part'
  /**
   * The id of an image.
   */
  thumbnail: string | null
  layout: 'main' | 'auth' | 'blog' | 'cms' | 'vision' | 'blank' | 'default'
  createdAt: string
  updatedAt: string
  locale: Locale
  blocks: Block[]
  showTopBar: boolean
  showFooter: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TemplateFromPage".
 */
export interface TemplateFromPage {
  name: string
  description?: string | null
  /**
   * The ids of blocks of the page, to make a part of these. Without it, all become a template of a page.
   *
   * @minItems 1
   * @maxItems 200
   */
  blocks?: string[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Navigation".
 */
export interface Navigation {
  id: string
  locale: Locale
  publication: Publication
  /**
   * @maxItems 8
   */
  items: NavigationItem[]
  callToAction: NavigationButton
  createdAt: string
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NavigationItem".
 */
export interface NavigationItem {
  id?: string
  link: SiteLink
  /**
   * @maxItems 12
   */
  children?: SiteLinkRow[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "SiteLink".
 */
export interface SiteLink {
  type: 'page' | 'url'
  /**
   * The id of a page, with the type `page`.
   */
  page?: string | null
  /**
   * With the type `url`: a path, an #anchor, or a full address with https://, mailto: or tel:.
   */
  url?: string | null
  /**
   * In one language. Where it is missing, the link is left out.
   */
  label?: string | null
  newTab?: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "SiteLinkRow".
 */
export interface SiteLinkRow {
  id?: string
  link: SiteLink
}
/**
 * The button beside the links.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NavigationButton".
 */
export interface NavigationButton {
  enabled: boolean
  link: SiteLink
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NavigationInput".
 */
export interface NavigationInput {
  /**
   * Shared by all languages; a change becomes public in all of them as soon as one is published. If omitted, it stays as it is; in a new document: `[]`.
   *
   * @maxItems 8
   */
  items?: NavigationItem[]
  callToAction?: NavigationButton
  /**
   * `draft` leaves the published version as it is; `published` publishes this language. Languages share the rows of a document (its blocks, and the rows within them) and its shared fields; only texts are published per language. Publishing one language also publishes the shared changes of the newest draft: a removed row is removed in every language, a new row is omitted where its texts are missing, and every other row keeps the texts that are public there.
   */
  status?: 'draft' | 'published'
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  publication?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Footer".
 */
export interface Footer {
  id: string
  locale: Locale
  publication: Publication
  statement: string | null
  /**
   * @maxItems 4
   */
  columns: FooterColumn[]
  smallPrint: string | null
  createdAt: string
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FooterColumn".
 */
export interface FooterColumn {
  id?: string
  heading?: string | null
  /**
   * @maxItems 50
   */
  links?: SiteLinkRow[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "FooterInput".
 */
export interface FooterInput {
  statement?: string | null
  /**
   * Shared by all languages; a change becomes public in all of them as soon as one is published. If omitted, it stays as it is; in a new document: `[]`.
   *
   * @maxItems 4
   */
  columns?: FooterColumn[]
  smallPrint?: string | null
  /**
   * `draft` leaves the published version as it is; `published` publishes this language. Languages share the rows of a document (its blocks, and the rows within them) and its shared fields; only texts are published per language. Publishing one language also publishes the shared changes of the newest draft: a removed row is removed in every language, a new row is omitted where its texts are missing, and every other row keeps the texts that are public there.
   */
  status?: 'draft' | 'published'
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  publication?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Brand".
 */
export interface Brand {
  id: string
  /**
   * The id of the domain that looks like this.
   */
  domain: string
  /**
   * `changed`: visitors see the version that was published last.
   */
  publication: 'published' | 'changed'
  themePrimaryColor: string
  themeSecondaryColor: string
  themeAccentColor: string
  themeFontUrl: string | null
  /**
   * The id of an image.
   */
  logoMedia: string | null
  /**
   * The id of an image.
   */
  logoDarkMedia: string | null
  /**
   * The id of an image.
   */
  faviconMedia: string | null
  /**
   * The id of an image.
   */
  touchIconMedia: string | null
  theme: Theme
  createdAt: string
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BrandInput".
 */
export interface BrandInput {
  themePrimaryColor?: string
  themeSecondaryColor?: string
  themeAccentColor?: string
  themeFontUrl?: string | null
  theme?: ThemeInput
  /**
   * The id of an image.
   */
  logoMedia?: string | null
  /**
   * The id of an image.
   */
  logoDarkMedia?: string | null
  /**
   * The id of an image.
   */
  faviconMedia?: string | null
  /**
   * The id of an image.
   */
  touchIconMedia?: string | null
  /**
   * `draft` leaves what visitors see as it is; `published` shows it to them.
   */
  status?: 'draft' | 'published'
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  domain?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  publication?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Product".
 */
export interface Product {
  id: string
  locale: Locale
  model: string
  name: string | null
  summary: string | null
  description: RichText | null
  /**
   * With decimals: 19.99 is 19 euros and 99 cents; null: on request.
   */
  price: number | null
  currency: 'EUR' | 'USD' | 'GBP'
  /**
   * In percent.
   */
  vatRate: number
  vatIncluded: boolean
  specs: {
    /**
     * The id of the row; send it back to keep the row.
     */
    id: string
    label: string | null
    value: string | null
  }[]
  images: string[]
  blocks: Block[]
  /**
   * Per language, the ids of blocks, and of rows within blocks, that are left out on the site because a required text is missing there. A block with no text in a language does not prevent its publication.
   */
  incompleteBlocks: {
    nl: string[]
    en: string[]
  }
  /**
   * The page about it.
   */
  page: string | null
  /**
   * Visitors only see products that are for sale.
   */
  status: 'forSale' | 'hidden'
  createdAt: string
  updatedAt: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ProductInput".
 */
export interface ProductInput {
  /**
   * Its name in URLs; unique within the tenant.
   */
  model: string
  name: string
  summary: string
  description?: RichText | null
  /**
   * In units of the currency, with decimals; null: on request. Shared by all languages. If omitted, it stays as it is; in a new document: `null`.
   */
  price?: number | null
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `"EUR"`.
   */
  currency?: 'EUR' | 'USD' | 'GBP'
  /**
   * In percent. Shared by all languages. If omitted, it stays as it is; in a new document: `21`.
   */
  vatRate?: number
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `false`.
   */
  vatIncluded?: boolean
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `[]`.
   *
   * @maxItems 100
   */
  specs?: {
    /**
     * The id of the row; send it back to keep the row.
     */
    id?: string
    label: string
    value: string
  }[]
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `[]`.
   *
   * @maxItems 50
   */
  images?: string[]
  /**
   * Shared by all languages. If omitted, it stays as it is; in a new document: `[]`.
   *
   * @maxItems 200
   */
  blocks?: Block[]
  /**
   * The page about it. Shared by all languages. If omitted, it stays as it is; in a new document: `null`.
   */
  page?: string | null
  /**
   * Visitors only see products that are for sale. Shared by all languages. If omitted, it stays as it is; in a new document: `"forSale"`.
   */
  status?: 'forSale' | 'hidden'
  /**
   * Accepted as it was read, and ignored.
   */
  id?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  locale?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  incompleteBlocks?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  createdAt?: unknown
  /**
   * Accepted as it was read, and ignored.
   */
  updatedAt?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "UsageLog".
 */
export interface UsageLog {
  id: string
  createdAt: string
  /**
   * Null for work that nobody asked for, or whose account was deleted.
   */
  account: string | null
  /**
   * Null for work outside of a conversation, or whose conversation was removed.
   */
  conversation: string | null
  purpose: 'chat' | 'translate-field' | 'translate-page' | 'edit'
  status: 'succeeded' | 'failed' | 'cancelled'
  /**
   * Why a call failed, with the status of the provider.
   */
  error: string | null
  provider: string
  model: string
  /**
   * Cached ones included.
   */
  inputTokens: number
  cachedTokens: number
  outputTokens: number
  /**
   * Whether the tokens are estimated, because the provider reported none.
   */
  estimated: boolean
  /**
   * A decimal; null when no price of the model was configured.
   */
  cost: string | null
  currency: string
  latencyMs: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "UsageSummary".
 */
export interface UsageSummary {
  currency: string
  total: {
    calls: number
    failed: number
    inputTokens: number
    outputTokens: number
    /**
     * A decimal: the sum of the known costs.
     */
    cost: string
  }
  /**
   * The days with calls, in the time zone of the tenant.
   */
  days: {
    date: string
    calls: number
    failed: number
    inputTokens: number
    outputTokens: number
    /**
     * A decimal: the sum of the known costs.
     */
    cost: string
  }[]
  purposes: {
    purpose: 'chat' | 'translate-field' | 'translate-page' | 'edit'
    calls: number
    failed: number
    inputTokens: number
    outputTokens: number
    /**
     * A decimal: the sum of the known costs.
     */
    cost: string
  }[]
  accounts: {
    /**
     * Null for work that nobody asked for, or whose account was deleted.
     */
    account: string | null
    name: string | null
    calls: number
    failed: number
    inputTokens: number
    outputTokens: number
    /**
     * A decimal: the sum of the known costs.
     */
    cost: string
  }[]
  budgets: UsageBudget[]
}
/**
 * A limit of the tenant, and what counts against it now.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "UsageBudget".
 */
export interface UsageBudget {
  scope: 'tenant' | 'installation'
  period: 'day' | 'month'
  unit: 'cost' | 'tokens'
  amount: number
  spent: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ChatBody".
 */
export interface ChatBody {
  /**
   * What is said now, oldest first; without `conversation`, all that was said so far.
   *
   * @minItems 1
   * @maxItems 50
   */
  messages: {
    role: 'user' | 'assistant'
    text: string
  }[]
  /**
   * The id of one’s own conversation to continue. Without one, a new conversation begins.
   */
  conversation?: string
  /**
   * The document that the person has open.
   */
  document?: {
    collection:
      | 'pages'
      | 'posts'
      | 'templates'
      | 'navigation'
      | 'footer'
      | 'products'
      | 'media'
      | 'categories'
      | 'forms'
    id: string
    /**
     * The language of the documents, when that is not the language of the answer.
     */
    locale?: 'nl' | 'en'
  }
  /**
   * The language of the answer. Default: `nl`.
   */
  locale?: 'nl' | 'en'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ChatAnswer".
 */
export interface ChatAnswer {
  /**
   * The id of the conversation, to continue it.
   */
  conversation: string
  text: string
  /**
   * What the assistant proposes to change.
   */
  proposals: Proposal[]
  /**
   * Whether the answer ended at its limit of length.
   */
  truncated: boolean
  model: string
  usage: ChatUsage
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Proposal".
 */
export interface Proposal {
  id: string
  createdAt: string
  conversation: string
  collection:
    'pages' | 'posts' | 'templates' | 'navigation' | 'footer' | 'products' | 'media' | 'categories' | 'forms'
  /**
   * Null for a page that does not exist yet.
   */
  document: string | null
  locale: Locale
  title: string | null
  status: 'open' | 'accepted' | 'rejected' | 'undone'
  changes: ProposedChange[]
  /**
   * The ids of the changes that were accepted.
   */
  accepted: string[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ProposedChange".
 */
export interface ProposedChange {
  id: string
  kind: 'set' | 'addBlock' | 'moveBlock' | 'replaceBlock' | 'removeBlock' | 'create'
  /**
   * What changes, for people.
   */
  place: {
    nl: string
    en: string
  }
  /**
   * The words now; null where there are none.
   */
  before: string | null
  /**
   * The words as proposed; null where there will be none.
   */
  after: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ChatUsage".
 */
export interface ChatUsage {
  inputTokens: number
  cachedTokens: number
  outputTokens: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ConversationSummary".
 */
export interface ConversationSummary {
  id: string
  createdAt: string
  /**
   * When the last message was added.
   */
  updatedAt: string
  /**
   * Null when the account was deleted.
   */
  account: string | null
  title: string | null
  /**
   * What the conversation is for.
   */
  kind: 'chat' | 'translate-field' | 'translate-page' | 'edit'
  /**
   * How the last answer ended.
   */
  status: 'succeeded' | 'failed' | 'cancelled'
  /**
   * The model of the last answer.
   */
  model: string | null
  messages: number
  inputTokens: number
  cachedTokens: number
  outputTokens: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ConversationStats".
 */
export interface ConversationStats {
  total: {
    conversations: number
    messages: number
    inputTokens: number
    cachedTokens: number
    outputTokens: number
  }
  kinds: {
    /**
     * What the conversation is for.
     */
    kind: 'chat' | 'translate-field' | 'translate-page' | 'edit'
    conversations: number
    messages: number
    inputTokens: number
    cachedTokens: number
    outputTokens: number
  }[]
  accounts: {
    /**
     * Null when the account was deleted.
     */
    account: string | null
    name: string | null
    conversations: number
    messages: number
    inputTokens: number
    cachedTokens: number
    outputTokens: number
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Conversation".
 */
export interface Conversation {
  id: string
  createdAt: string
  /**
   * When the last message was added.
   */
  updatedAt: string
  /**
   * Null when the account was deleted.
   */
  account: string | null
  title: string | null
  /**
   * What the conversation is for.
   */
  kind: 'chat' | 'translate-field' | 'translate-page' | 'edit'
  /**
   * How the last answer ended.
   */
  status: 'succeeded' | 'failed' | 'cancelled'
  /**
   * The model of the last answer.
   */
  model: string | null
  /**
   * Oldest first.
   */
  messages: ChatMessage[]
  inputTokens: number
  cachedTokens: number
  outputTokens: number
  /**
   * What the assistant proposed, oldest first; the output of its tool names each by `proposal`.
   */
  proposals: Proposal[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ChatMessage".
 */
export interface ChatMessage {
  id: string
  createdAt: string
  role: 'user' | 'assistant'
  status: 'succeeded' | 'failed' | 'cancelled'
  content: string
  toolCalls: ChatToolCall[]
  model: string | null
  inputTokens: number
  cachedTokens: number
  outputTokens: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ChatToolCall".
 */
export interface ChatToolCall {
  id: string
  name: string
  input?: unknown
  output?: unknown
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "EditByInstruction".
 */
export interface EditByInstruction {
  /**
   * What to change.
   */
  instruction: string
  /**
   * The language to change, and of the answer. Default: `nl`.
   */
  locale?: 'nl' | 'en'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "EditAnswer".
 */
export interface EditAnswer {
  /**
   * To go on with `POST /api/admin/chat/send-message`.
   */
  conversation: string
  /**
   * What the assistant says about it.
   */
  text: string
  /**
   * Empty when the assistant proposes nothing.
   */
  proposals: Proposal[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "AcceptProposal".
 */
export interface AcceptProposal {
  /**
   * The ids of the changes to accept; all of them when left out.
   *
   * @minItems 1
   * @maxItems 100
   */
  changes?: string[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TranslationSummary".
 */
export interface TranslationSummary {
  collection:
    'pages' | 'posts' | 'products' | 'navigation' | 'footer' | 'forms' | 'media' | 'categories' | 'templates'
  id: string
  title: string | null
  total: number
  missing: number
  outdated: number
  unreviewed: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BulkTranslationInput".
 */
export interface BulkTranslationInput {
  from?: Locale
  to: Locale
  /**
   * Only documents of this collection.
   */
  collection?:
    'pages' | 'posts' | 'products' | 'navigation' | 'footer' | 'forms' | 'media' | 'categories' | 'templates'
  /**
   * The documents; or `all`.
   *
   * @minItems 1
   * @maxItems 1000
   */
  ids?: string[]
  /**
   * All documents that `collection`, `state` and `search` leave, as in the list; or `ids`.
   */
  all?: true
  state?: 'missing' | 'outdated' | 'unreviewed' | 'complete'
  /**
   * Text to search for.
   */
  search?: string
  /**
   * Texts that are missing only, those that are outdated too, or all.
   */
  overwrite?: 'missing' | 'outdated' | 'all'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BulkTranslation".
 */
export interface BulkTranslation {
  id: string
  from: Locale
  to: Locale
  overwrite: 'missing' | 'outdated' | 'all'
  /**
   * `stopped` by a budget or a right that is gone; it can be continued.
   */
  state: 'running' | 'stopped' | 'cancelled' | 'done'
  /**
   * Why it stopped.
   */
  reason: string | null
  startedAt: string
  endedAt: string | null
  /**
   * The number of documents.
   */
  total: number
  waiting: number
  running: number
  done: number
  failed: number
  /**
   * Of its calls so far; null when none has a known cost.
   */
  cost: string | null
  currency: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TranslationMemoryReport".
 */
export interface TranslationMemoryReport {
  read: number
  /**
   * Translations that are new, or other than before.
   */
  stored: number
  /**
   * Translations without words, too long, or with other tags than their source.
   */
  rejected: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ImportedTranslation".
 */
export interface ImportedTranslation {
  collection:
    'pages' | 'posts' | 'products' | 'navigation' | 'footer' | 'forms' | 'media' | 'categories' | 'templates'
  id: string
  title: string | null
  /**
   * How many segments were changed.
   */
  saved: number
  /**
   * How many fields are up to date as they were.
   */
  settled: number
  /**
   * Segments that stay as they were, each with the reason.
   */
  refused: {
    segment: string
    message: string
  }[]
  /**
   * Of a dry run: what would be saved, by segment.
   */
  proposals: {
    id: string
    text: string
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BulkTranslationEstimate".
 */
export interface BulkTranslationEstimate {
  documents: number
  texts: number
  tokens: number
  /**
   * Null for a model without a price.
   */
  cost: string | null
  currency: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "BulkTranslationDocument".
 */
export interface BulkTranslationDocument {
  collection:
    'pages' | 'posts' | 'products' | 'navigation' | 'footer' | 'forms' | 'media' | 'categories' | 'templates'
  id: string
  title: string | null
  state: 'waiting' | 'running' | 'done' | 'failed'
  /**
   * How many segments were translated.
   */
  translated: number
  /**
   * How many stayed as they were.
   */
  untranslated: number
  /**
   * Why not all were translated, where that is known.
   */
  problem: string | null
  /**
   * The path of its texts in both languages.
   */
  href: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Translation".
 */
export interface Translation {
  id: string
  title: string | null
  from: Locale
  to: Locale
  total: number
  missing: number
  outdated: number
  unreviewed: number
  fields: TranslationField[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TranslationField".
 */
export interface TranslationField {
  path: string
  kind: 'line' | 'prose' | 'list' | 'rich'
  label: string
  /**
   * The labels of the block and rows that it is in.
   */
  place: string[]
  state: 'missing' | 'outdated' | 'unreviewed' | 'reviewed' | 'current'
  required: boolean
  maxLength: number | null
  /**
   * Of an outdated text: what was added to and removed from its source since it was made, in words.
   */
  change:
    | {
        text: string
        change: 'same' | 'added' | 'removed'
      }[]
    | null
  segments: TranslationSegment[]
}
/**
 * A text, or a paragraph, heading or list item of rich text. There, numbered tags stand for links and marks (`<1>…</1>`), code and line breaks (`<2/>`), and `<`, `>` and `&` are written `&lt;`, `&gt;` and `&amp;`.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TranslationSegment".
 */
export interface TranslationSegment {
  id: string
  source: string
  /**
   * The translation now; empty when there is none.
   */
  target: string
  tags: {
    number: number
    kind: 'format' | 'link' | 'code' | 'break' | 'object'
    text: string
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TranslationInput".
 */
export interface TranslationInput {
  /**
   * Translations of some segments; the others stay as they are.
   *
   * @maxItems 2000
   */
  segments?: {
    id: string
    text: string
  }[]
  /**
   * Paths of fields whose translation is up to date as it is, or was reviewed.
   *
   * @maxItems 2000
   */
  settled?: string[]
  /**
   * What a `model` made is `unreviewed`, and must keep addresses and numbers too.
   */
  maker?: 'person' | 'model'
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TranslationProposal".
 */
export interface TranslationProposal {
  /**
   * That of the segment.
   */
  id: string
  /**
   * The translation, as a `PUT` of the segment takes it.
   */
  text: string
  /**
   * How alike the sources are; 100: the same, with the same tags, numbers and links.
   */
  match: number
  /**
   * Of a similar source: what was added to and removed from it.
   */
  change:
    | {
        text: string
        change: 'same' | 'added' | 'removed'
      }[]
    | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TranslateInput".
 */
export interface TranslateInput {
  from?: Locale
  to: Locale
  /**
   * Paths of the texts to translate; all when absent.
   *
   * @maxItems 2000
   */
  fields?: string[]
  /**
   * Texts that are missing only, those that are outdated too, or all.
   */
  overwrite?: 'missing' | 'outdated' | 'all'
  /**
   * Whether translations are saved, to be reviewed. Otherwise, and where there are no drafts, they are only proposed.
   */
  save?: boolean
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TranslatedDocument".
 */
export interface TranslatedDocument {
  translation: Translation
  /**
   * What was translated, by segment.
   */
  proposals: {
    id: string
    text: string
  }[]
  /**
   * The segments that stayed as they were, and why.
   */
  untranslated: {
    id: string
    message: string
  }[]
  /**
   * The last part of a URL for the translated title. It is proposed, and not saved.
   */
  slug: string | null
  /**
   * Why the language model was not asked for the rest.
   */
  stopped: string | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TranslateFieldInput".
 */
export interface TranslateFieldInput {
  id: string
  /**
   * The path of the text in the document.
   */
  path: string
  from?: Locale
  to: Locale
  /**
   * A source that is not stored yet; not for rich text.
   */
  text?: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TranslatedField".
 */
export interface TranslatedField {
  path: string
  proposals: {
    id: string
    text: string
  }[]
  /**
   * The segments that stayed as they were, and why.
   */
  untranslated: {
    id: string
    message: string
  }[]
}
/**
 * An error (RFC 9457).
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Problem".
 */
export interface Problem {
  /**
   * The type of problem, for programs.
   */
  type: string
  /**
   * The type of problem, for people.
   */
  title: string
  /**
   * The HTTP status.
   */
  status: number
  /**
   * What is wrong with this request, and what to do.
   */
  detail: string
  /**
   * The path of the request.
   */
  instance: string
  /**
   * The id of the request in the server log.
   */
  requestId: string
  /**
   * The invalid values; `path` is the path of each in the input: `urls.0.path`. `message` is in the requested language for operations on a site, by default that of the site; in English under /api/admin.
   */
  errors?: {
    path: string
    message: string
  }[]
  /**
   * The second factors that an account has, when one is required.
   */
  methods?: ('totp' | 'passkey' | 'recoveryCode')[]
  /**
   * What `navigator.credentials.get` needs, when a passkey may be the second factor.
   */
  passkey?: {
    [k: string]: unknown
  }
  /**
   * The slugs to choose from, when a tenant must be named.
   */
  tenants?: string[]
  /**
   * Free times, when the requested one is not available.
   */
  alternatives?: {
    start: string
    end: string
  }[]
  /**
   * The first places where a document is used that therefore cannot be deleted.
   */
  places?: {
    collection: string
    id: string
    title: string | null
    field: string
  }[]
  /**
   * The total number of such places.
   */
  total?: number
  /**
   * The result of each readiness check.
   */
  checks?: {
    [k: string]: string
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "OwnPassword".
 */
export interface OwnPassword {
  currentPassword: string
  password: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ConfirmedChange".
 */
export interface ConfirmedChange {
  proof:
    | {
        password: string
      }
    | {
        code: string
      }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "AddedFactor".
 */
export interface AddedFactor {
  recoveryCodes: string[] | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "NewPasskey".
 */
export interface NewPasskey {
  name: string
  response: {
    id: string
    rawId: string
    type: 'public-key'
    response: {
      clientDataJSON: string
      attestationObject: string
      transports?: string[]
    }
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PasskeyName".
 */
export interface PasskeyName {
  name: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TotpSetup".
 */
export interface TotpSetup {
  setup: string
  secret: string
  qr: {
    path: string
    size: number
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TotpCode".
 */
export interface TotpCode {
  setup: string
  code: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "RecoveryCodes".
 */
export interface RecoveryCodes {
  recoveryCodes: string[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "OwnInvitationAnswer".
 */
export interface OwnInvitationAnswer {
  answer: 'accept' | 'decline'
  /**
   * From the link of the invitation, if it was handed over.
   */
  token?: string
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "TemplateChoice".
 */
export interface TemplateChoice {
  id: string
  name: string
  description: string | null
  /**
   * The URL of its image, if it has one.
   */
  thumbnail: string | null
  /**
   * The types of its first blocks, from top to bottom.
   */
  blocks: string[]
  /**
   * The types of all its blocks.
   */
  types: string[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PageChoice".
 */
export interface PageChoice {
  id: string
  title: string | null
  /**
   * Its canonical path, in the language if it has one there.
   */
  path: string | null
  publication: Publication
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "Deletion".
 */
export interface Deletion {
  id: string
  title: string
  /**
   * Why the deletion will be rejected, if so.
   */
  reason: string | null
  uses: {
    collection: string
    id: string
    title: string | null
  }[]
  /**
   * Includes the uses beyond the returned ones.
   */
  total: number
  /**
   * Redirects that lead to it, as far as the caller may read them.
   */
  redirects: {
    id: string
    from: string
    hostname: string | null
  }[]
  /**
   * Includes the redirects beyond the returned ones.
   */
  redirectTotal: number
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PageAddresses".
 */
export interface PageAddresses {
  isPublished: boolean
  lines: {
    domain: string
    hostname: string
    path: string | null
    href: string | null
    proposal: string | null
    isUsual: boolean
  }[]
  others: {
    domain: string
    hostname: string
    locale: Locale
    path: string
    href: string | null
  }[]
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "AddressCheck".
 */
export interface AddressCheck {
  path: string
  state: 'free' | 'used' | 'redirected' | 'invalid'
  message: string | null
  usedBy: {
    type: 'page' | 'post' | 'author' | 'category'
    id: string
    title: string | null
  } | null
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "LanguageStates".
 */
export interface LanguageStates {
  nl: {
    state: 'published' | 'changed' | 'scheduled' | 'failed' | 'draft' | 'missing'
    /**
     * When the language is published, if that is scheduled.
     */
    at: string | null
    /**
     * When it is taken offline, if that is scheduled.
     */
    end: string | null
  }
  en: {
    state: 'published' | 'changed' | 'scheduled' | 'failed' | 'draft' | 'missing'
    /**
     * When the language is published, if that is scheduled.
     */
    at: string | null
    /**
     * When it is taken offline, if that is scheduled.
     */
    end: string | null
  }
}
/**
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "ProposalPreview".
 */
export interface ProposalPreview {
  fields: {
    [k: string]: unknown
  }
  blocks: string[]
}
/**
 * What only the panel may call, beside the operations of /api/admin.
 *
 * This interface was referenced by `Paths`'s JSON-Schema
 * via the `definition` "PanelPaths".
 */
export interface PanelPaths {
  '/panel-api/account/end-sessions': {
    /**
     * End sessions of your own account
     */
    post: {
      body: SessionsToEnd
      answer: {
        data: EndedSessions
      }
    }
  }
  '/panel-api/account/password': {
    /**
     * Change the password of your own account
     */
    post: {
      body: OwnPassword
      answer: undefined
    }
  }
  '/panel-api/account/passkeys/options': {
    /**
     * Begin to add a passkey
     */
    post: {
      body: ConfirmedChange
      answer: {
        data: PasskeyOptions
      }
    }
  }
  '/panel-api/account/passkeys': {
    /**
     * Add a passkey
     */
    post: {
      body: NewPasskey
      answer: {
        data: AddedFactor
      }
    }
  }
  '/panel-api/account/passkeys/{id}': {
    /**
     * Rename a passkey
     */
    post: {
      params: {
        id: string
      }
      body: PasskeyName
      answer: undefined
    }
  }
  '/panel-api/account/passkeys/{id}/remove': {
    /**
     * Remove a passkey
     */
    post: {
      params: {
        id: string
      }
      body: ConfirmedChange
      answer: undefined
    }
  }
  '/panel-api/account/totp/start': {
    /**
     * Begin to set up an authenticator app
     */
    post: {
      body: ConfirmedChange
      answer: {
        data: TotpSetup
      }
    }
  }
  '/panel-api/account/totp': {
    /**
     * Set up an authenticator app with a first code of it
     */
    post: {
      body: TotpCode
      answer: {
        data: AddedFactor
      }
    }
  }
  '/panel-api/account/totp/remove': {
    /**
     * Remove the authenticator app
     */
    post: {
      body: ConfirmedChange
      answer: undefined
    }
  }
  '/panel-api/account/recovery-codes': {
    /**
     * Replace the recovery codes
     */
    post: {
      body: ConfirmedChange
      answer: {
        data: RecoveryCodes
      }
    }
  }
  '/panel-api/users/{id}/reset-factors': {
    /**
     * Remove all second factors of a user
     */
    post: {
      params: {
        id: string
      }
      answer: undefined
    }
  }
  '/panel-api/account/invitations/{tenant}': {
    /**
     * Accept or decline an invitation of your own account
     */
    post: {
      params: {
        /**
         * The id of the inviting tenant.
         */
        tenant: string
      }
      body: OwnInvitationAnswer
      answer: undefined
    }
  }
  '/panel-api/templates/choices': {
    /**
     * List the templates for a new page, or the parts
     */
    get: {
      query?: {
        /**
         * Text to search for.
         */
        search?: string
        kind?: 'page' | 'part'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: TemplateChoice[]
        meta: {
          /**
           * Includes those beyond the returned ones.
           */
          total: number
        }
      }
    }
  }
  '/panel-api/pages/choices': {
    /**
     * List pages to choose from, in the order of their paths
     */
    get: {
      query: {
        /**
         * Text to search for.
         */
        search?: string
        locale: Locale
        /**
         * Only these pages, separated by commas.
         */
        ids?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: PageChoice[]
        meta: {
          /**
           * Includes those beyond the returned ones.
           */
          total: number
        }
      }
    }
  }
  '/panel-api/pages/listed': {
    /**
     * List the ids of the pages of a list in the panel
     */
    get: {
      query: {
        /**
         * The query of the list’s address.
         */
        query: string
        locale: Locale
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: {
          ids: string[]
          /**
           * Of the list.
           */
          total: number
        }
      }
    }
  }
  '/panel-api/posts/listed': {
    /**
     * List the ids of the posts of a list in the panel
     */
    get: {
      query: {
        /**
         * The query of the list’s address.
         */
        query: string
        locale: Locale
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: {
          ids: string[]
          /**
           * Of the list.
           */
          total: number
        }
      }
    }
  }
  '/panel-api/form-submissions/listed': {
    /**
     * List the ids of the submissions of a list in the panel
     */
    get: {
      query: {
        /**
         * The query of the list’s address.
         */
        query: string
        locale: Locale
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: {
          ids: string[]
          /**
           * Of the list.
           */
          total: number
        }
      }
    }
  }
  '/panel-api/pages/move': {
    /**
     * Move several pages, each with those below it, below another path
     */
    post: {
      query?: {
        redirects?: 'true' | 'false'
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: {
        domain: string
        locale: Locale
        /**
         * The path that they go below; `/` for the top level.
         */
        below: string
        /**
         * @minItems 1
         * @maxItems 100
         */
        ids: string[]
      }
      answer: {
        data: BulkChange
      }
    }
  }
  '/panel-api/form-submissions/export-list': {
    /**
     * Export the submissions of a panel list as CSV
     */
    get: {
      query?: {
        /**
         * The filters of the list, as JSON.
         */
        where?: string
        /**
         * Text to search for.
         */
        search?: string
        form?: string
        status?: string
        assignee?: string
        unread?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: string
    }
  }
  '/panel-api/deletions': {
    /**
     * List where documents are used and what keeps them from being deleted
     */
    get: {
      query: {
        collection: string
        /**
         * Of these documents, separated by commas.
         */
        ids?: string
        /**
         * Without `ids`: of those that the list with this query in its address has.
         */
        list?: string
      }
      answer: {
        data: Deletion[]
      }
    }
  }
  '/panel-api/page-urls/addresses': {
    /**
     * List the domains with the addresses of a page
     */
    get: {
      query: {
        urlLocale: Locale
        title?: string
        pageId?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: PageAddresses
      }
    }
  }
  '/panel-api/page-urls/post-addresses': {
    /**
     * List the addresses of a post
     */
    get: {
      query: {
        postId: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: {
          domain: string
          hostname: string
          locale: Locale
          path: string
          href: string | null
        }[]
      }
    }
  }
  '/panel-api/page-urls/check': {
    /**
     * Check whether a page can have an address
     */
    get: {
      query: {
        domain: string
        urlLocale: Locale
        path: string
        pageId?: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: AddressCheck
      }
    }
  }
  '/panel-api/language-states': {
    /**
     * Read the state of a document in each language
     */
    get: {
      query: {
        collection: 'pages' | 'posts' | 'navigation' | 'footer'
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      answer: {
        data: LanguageStates
      }
    }
  }
  '/panel-api/jobs/{id}/rerun': {
    /**
     * Run a job again that failed, was cancelled or waits for its next attempt
     */
    post: {
      params: {
        /**
         * The id of the job.
         */
        id: string
      }
      answer: {
        data: {
          id: string
        }
      }
    }
  }
  '/panel-api/jobs/{id}/cancel': {
    /**
     * Cancel a job that is not done
     */
    post: {
      params: {
        /**
         * The id of the job.
         */
        id: string
      }
      answer: {
        data: {
          id: string
        }
      }
    }
  }
  '/panel-api/proposals/{id}/preview': {
    /**
     * Show what accepting a proposal of the assistant would store
     */
    post: {
      params: {
        id: string
      }
      headers?: {
        /**
         * Slug of the tenant to act in.
         */
        'x-tenant'?: string
      }
      body: AcceptProposal
      answer: {
        data: ProposalPreview
      }
    }
  }
}
