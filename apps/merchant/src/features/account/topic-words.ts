import type { LetterTopic } from '@daftar/rules/letters/letter-kinds'
import { m } from '@daftar/words'

/** What each topic is called, and what is told of it. */
export const topicWords = {
  security: { title: m.notify_topic_security, text: m.notify_topic_security_text },
  payouts: { title: m.notify_topic_payouts, text: m.notify_topic_payouts_text },
  orders: { title: m.notify_topic_orders, text: m.notify_topic_orders_text },
  disputes: { title: m.notify_topic_disputes, text: m.notify_topic_disputes_text },
  shop_messages: { title: m.notify_topic_shop_messages, text: m.notify_topic_shop_messages_text },
  files: { title: m.notify_topic_files, text: m.notify_topic_files_text },
  offers: { title: m.notify_topic_offers, text: m.notify_topic_offers_text },
  applications: { title: m.notify_topic_applications, text: m.notify_topic_applications_text },
  company: { title: m.notify_topic_company, text: m.notify_topic_company_text },
  stores: { title: m.notify_topic_stores, text: m.notify_topic_stores_text },
  marketing: { title: m.notify_topic_marketing, text: m.notify_topic_marketing_text },
  ads: { title: m.notify_topic_ads, text: m.notify_topic_ads_text },
  contracts: { title: m.notify_topic_contracts, text: m.notify_topic_contracts_text },
  advances: { title: m.notify_topic_advances, text: m.notify_topic_advances_text },
  support: { title: m.notify_topic_support, text: m.notify_topic_support_text },
} as const satisfies Record<LetterTopic, unknown>
