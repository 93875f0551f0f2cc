import type { ShopPlatform } from '@daftar/rules/marketing/shop-platforms'
import type { FetchOutcome, OutgoingFetch } from '../../../platform/outgoing/fetch.ts'
import type { SyncPage } from '../catalogue/index.ts'

/** What a platform gave us to read a shop with. It is kept sealed, and never told. */
export interface Grant {
  token: string
  /** A second token that some want beside it: Zid's of the store, WooCommerce's secret. */
  second?: string | undefined
  refresh?: string | undefined
  /** Milliseconds since 1970; left out where it does not end by itself. */
  expiresAt?: number | undefined
}

/** Where a merchant goes to give leave, and what of it only we know. */
export interface ConsentAsked {
  shop: string
  state: string
  /** Where the platform sends the merchant back to. */
  returnAddress: string
  /** Where a server hands over keys (WooCommerce). */
  keysAddress: string
  /** Of the verifier; sent to platforms that hold the exchange against it. */
  challenge: string
  product: string
}

export interface Returned {
  shop: string
  /** Whatever stood in the address the merchant came back to. */
  given: Readonly<Record<string, string>>
  verifier: string
  returnAddress: string
  /** What was handed over before, where the platform does it so. */
  keys: { key: string; secret: string } | null
  now: Date
}

export interface Granted {
  grant: Grant
  shop: string
  shopName: string
}

export interface PageAsked {
  shop: string
  cursor: string | null
  /** Only what changed since then is wanted, where the platform can tell. */
  since: Date | null
}

export type PageOfProducts = SyncPage & { next: string | null }

/** The platform took our leave away, or never gave it. */
export class GrantEnded extends Error {
  override name = 'GrantEnded'
}

/**
 * One platform. Calls reject when it does not answer as it should; `GrantEnded` where it answers that we may
 * not.
 */
export interface ShopPlatformPort {
  consentAddress(asked: ConsentAsked): string
  /** Null where what came back is no consent. */
  exchange(returned: Returned): Promise<Granted | null>
  /** A grant for one that ends; the old one is of no use afterwards. Left out where grants do not end. */
  refresh?(grant: Grant, shop: string, now: Date): Promise<Grant>
  products(grant: Grant, asked: PageAsked): Promise<PageOfProducts>
}

/** The platforms that are offered here. */
export type ShopPlatformPorts = Readonly<Partial<Record<ShopPlatform, ShopPlatformPort>>>

/** How servers of others are called: guarded, or answered by the stand-in. */
export type CallOutside = (asked: OutgoingFetch) => Promise<FetchOutcome>

/** What the configuration gives for the platforms. */
export interface ShopPlatforms {
  ports: ShopPlatformPorts
  /**
   * Where a browser is sent instead of a platform's own page, and the keys its server would have handed over.
   * Only the stand-in has it: nobody asks there.
   */
  answerConsent?(address: string): { address: string; keys: { key: string; secret: string } | null }
}
