import type { PaymentProductType } from '@daftar/rules/merchants/payment-products'
import { m } from '../compiled.ts'
import type { Language } from '../language.ts'
import { productText } from '../order-words.ts'
import type { BothTexts, Writes } from './letter-line.ts'

export interface StoreFacts {
  /** The store as its merchant calls it. */
  store: BothTexts
  /** The page that shows it. */
  address: string
}

export interface StoreRequestFacts extends StoreFacts {
  /** What the store asked to offer; null where the store itself was asked for. */
  product: PaymentProductType | null
}

interface Said {
  said: BothTexts
  supportEmail: string
}

/** What was asked for, as a sentence names it. */
function wanted({ store, product }: StoreRequestFacts, locale: Language): string {
  return product === null
    ? m.mail_store_wanted({ store: store[locale] }, { locale })
    : m.mail_store_wanted_product({ store: store[locale], product: productText(product, locale) }, { locale })
}

const approved: Writes<StoreRequestFacts> = (facts, locale) => ({
  heading: m.mail_store_approved_subject({}, { locale }),
  lines: [
    facts.product === null
      ? m.mail_store_approved_body({ store: facts.store[locale] }, { locale })
      : m.mail_store_approved_product(
          { store: facts.store[locale], product: productText(facts.product, locale) },
          { locale },
        ),
    { action: m.mail_store_open({}, { locale }), address: facts.address },
  ],
})

const declined: Writes<StoreRequestFacts & Said> = (facts, locale) => ({
  heading: m.mail_store_declined_subject({}, { locale }),
  lines: [
    m.mail_store_declined_body({ wanted: wanted(facts, locale) }, { locale }),
    facts.said[locale],
    { action: m.mail_store_open({}, { locale }), address: facts.address },
    { small: m.mail_store_after({ email: facts.supportEmail }, { locale }) },
  ],
})

const published: Writes<StoreFacts> = ({ store, address }, locale) => ({
  heading: m.mail_listing_published_subject({}, { locale }),
  lines: [
    m.mail_listing_published_body({ store: store[locale] }, { locale }),
    { action: m.mail_listing_open({}, { locale }), address },
  ],
})

const rejected: Writes<StoreFacts & Said> = ({ store, said, address, supportEmail }, locale) => ({
  heading: m.mail_listing_rejected_subject({}, { locale }),
  lines: [
    m.mail_listing_rejected_body({ store: store[locale] }, { locale }),
    said[locale],
    { action: m.mail_listing_open({}, { locale }), address },
    { small: m.mail_store_after({ email: supportEmail }, { locale }) },
  ],
})

const unpublished: Writes<StoreFacts & Said> = ({ store, said, address, supportEmail }, locale) => ({
  heading: m.mail_listing_unpublished_subject({}, { locale }),
  lines: [
    m.mail_listing_unpublished_body({ store: store[locale] }, { locale }),
    said[locale],
    { action: m.mail_listing_open({}, { locale }), address },
    { small: m.mail_store_after({ email: supportEmail }, { locale }) },
  ],
})

export type DeclinedFacts = StoreRequestFacts & Said
export type ListingBackFacts = StoreFacts & Said

export const storeLetters = {
  store_request_approved: approved,
  store_request_declined: declined,
  listing_published: published,
  listing_rejected: rejected,
  listing_unpublished: unpublished,
}
