// Written by `npm run generate` from what lies in folders; a test compares.
import type { EventArea } from '@daftar/rules/events/catalogue'
import { m } from '@daftar/words'

/** What each part of the product is called. */
export const areaText = {
  sign_in: m.desk_events_area_sign_in,
  dashboard: m.desk_events_area_dashboard,
  analytics: m.desk_events_area_analytics,
  orders: m.desk_events_area_orders,
  payment_links: m.desk_events_area_payment_links,
  payouts: m.desk_events_area_payouts,
  disputes: m.desk_events_area_disputes,
  stores: m.desk_events_area_stores,
  store_listing: m.desk_events_area_store_listing,
  locations: m.desk_events_area_locations,
  users: m.desk_events_area_users,
  contacts: m.desk_events_area_contacts,
  integration: m.desk_events_area_integration,
  capital: m.desk_events_area_capital,
  support: m.desk_events_area_support,
  legal_entities: m.desk_events_area_legal_entities,
  owners: m.desk_events_area_owners,
  contract: m.desk_events_area_contract,
  commercial_terms: m.desk_events_area_commercial_terms,
  account: m.desk_events_area_account,
  wallet: m.desk_events_area_wallet,
  money: m.desk_events_area_money,
  cards: m.desk_events_area_cards,
  marketing: m.desk_events_area_marketing,
  feeds: m.desk_events_area_feeds,
  surveys: m.desk_events_area_surveys,
  ads: m.desk_events_area_ads,
} as const satisfies Record<EventArea, () => string>
