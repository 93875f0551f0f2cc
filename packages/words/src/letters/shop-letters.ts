import { m } from '../compiled.ts'
import { nameIn } from '../names.ts'
import type { LetterMoney, Writes } from './letter-line.ts'

interface BothNames {
  name: string
  name_ar: string
}

export interface CaptureFacts {
  merchant: BothNames
  count: number
  days: number
  autoCaptureDays: number
  /** What waits, one for each currency. */
  amounts: readonly LetterMoney[]
  /** The first of them. */
  numbers: readonly string[]
  address: string
}

export interface ShopFacts {
  merchant: BothNames
  host: string
  address: string
}

export interface BrokenFacts {
  merchant: BothNames
  /** What the platform is called. */
  platform: string
  /** What the shop is called there, or its host. */
  shop: string
  address: string
}

export interface FileFacts {
  name: string
  rows: number
  /** The last day, as it is printed. */
  until: string
  address: string
}

const toCapture: Writes<CaptureFacts> = (facts, locale) => {
  const { count, days, amounts, numbers } = facts
  const [amount] = amounts
  const merchant = nameIn(locale, facts.merchant)
  return {
    heading: m.mail_capture_subject({ count }, { locale }),
    lines: [
      ...(amount && amounts.length === 1
        ? [{ hero: { ...amount, above: m.mail_capture_of({ merchant }, { locale }) } }]
        : []),
      m.mail_capture_since({ days }, { locale }),
      m.mail_capture_do({ count }, { locale }),
      { action: m.mail_capture_action({}, { locale }), address: facts.address },
      {
        facts: [
          ...(amounts.length === 1
            ? []
            : amounts.map((one) => ({ label: m.mail_capture_waits({}, { locale }), value: one }))),
          {
            label: m.mail_capture_first({}, { locale }),
            value: numbers.join(', ') + (count > numbers.length ? ' …' : ''),
          },
        ],
      },
      { small: m.mail_capture_auto({ days: facts.autoCaptureDays }, { locale }) },
    ],
  }
}

const shopWords = {
  failing: { subject: m.mail_webhook_failing_subject, body: m.mail_webhook_failing_body },
  paused: { subject: m.mail_webhook_paused_subject, body: m.mail_webhook_paused_body },
  resumed: { subject: m.mail_webhook_resumed_subject, body: m.mail_webhook_resumed_body },
} as const

function shop(news: keyof typeof shopWords): Writes<ShopFacts> {
  const { subject, body } = shopWords[news]
  return ({ host, merchant, address }, locale) => ({
    heading: subject({ host }, { locale }),
    lines: [
      body({ host, merchant: nameIn(locale, merchant) }, { locale }),
      { action: m.mail_webhook_action({}, { locale }), address },
    ],
  })
}

const broken: Writes<BrokenFacts> = ({ merchant, platform, shop: named, address }, locale) => ({
  heading: m.mail_shop_broken_subject({ platform }, { locale }),
  lines: [
    m.mail_shop_broken_body({ platform, shop: named, merchant: nameIn(locale, merchant) }, { locale }),
    { action: m.mail_shop_broken_action({}, { locale }), address },
  ],
})

const file: Writes<FileFacts> = ({ name, rows, until, address }, locale) => ({
  heading: m.mail_payouts_export_subject({}, { locale }),
  lines: [
    m.mail_payouts_export_body({}, { locale }),
    { action: m.mail_payouts_export_action({}, { locale }), address },
    {
      facts: [
        { label: m.mail_payouts_export_name({}, { locale }), value: name },
        { label: m.mail_payouts_export_rows({}, { locale }), value: rows.toLocaleString('en-US') },
        { label: m.mail_payouts_export_until({}, { locale }), value: until },
      ],
    },
    { small: m.mail_payouts_export_own({}, { locale }) },
  ],
})

export const shopLetters = {
  orders_to_capture: toCapture,
  shop_failing: shop('failing'),
  shop_paused: shop('paused'),
  shop_resumed: shop('resumed'),
  shop_platform_broken: broken,
  payouts_file: file,
}
