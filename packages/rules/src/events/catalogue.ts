import { merchantRoles } from '../access/roles.ts'
import type { RouteKey } from '../shell/guards/routes.ts'
import { declaredAreas, declaredEvents, declaredOpened, declaredProperties } from './declared-pages.ts'

/**
 * Every event the product tells of its own use, but for those of capital, whose payloads the contract spells
 * out (EVT-01, EVT-02). A property is an id, a count, or one of a few words: nothing anybody typed, no name,
 * no contact, no IBAN (DEC-EVT-1), so none of it has to be taken out before it is forwarded. That a page was
 * opened which is declared beside its screen is told by an event that follows from its key.
 */

/** The parts of the product that tell of themselves, in the words of EVT-01. */
export const eventAreas = [
  'sign_in',
  'dashboard',
  'analytics',
  'orders',
  'payment_links',
  'payouts',
  'disputes',
  'stores',
  'store_listing',
  'locations',
  'users',
  'contacts',
  'integration',
  'capital',
  'support',
  'legal_entities',
  'owners',
  'contract',
  'commercial_terms',
  'account',
  'wallet',
  'money',
  'cards',
  'marketing',
  'feeds',
  'surveys',
  'ads',
  ...declaredAreas,
] as const
export type EventArea = (typeof eventAreas)[number]

/** What a property may be: an id, a count, or one of the words that are listed. */
export type PropertyRule = 'id' | 'count' | readonly [string, ...string[]]

export interface EventRule {
  area: EventArea
  properties: Readonly<Record<string, PropertyRule>>
}

const listingSteps = ['basic-details', 'brand-assets', 'categories', 'store-links', 'review'] as const
const none = {}

/** Of somebody who is signed in and works for a merchant. */
export const eventCatalogue = {
  'Dashboard Opened': { area: 'dashboard', properties: none },
  'Dashboard Blocked Opened': { area: 'dashboard', properties: none },
  'Analytics Opened': { area: 'analytics', properties: none },
  'Analytics Metric Opened': { area: 'analytics', properties: none },
  'Analytics Filter Applied': { area: 'analytics', properties: none },
  'Analytics CSV Downloaded': { area: 'analytics', properties: none },
  'Orders Opened': { area: 'orders', properties: none },
  'Orders Filter Applied': { area: 'orders', properties: none },
  'Orders CSV Downloaded': { area: 'orders', properties: none },
  'Order Opened': { area: 'orders', properties: { order_id: 'id' } },
  'Order Payouts Opened': { area: 'orders', properties: { order_id: 'id' } },
  'Order Captured': { area: 'orders', properties: { order_id: 'id' } },
  'Order Refunded': { area: 'orders', properties: { order_id: 'id' } },
  'Order Closed': { area: 'orders', properties: { order_id: 'id' } },
  'Payment Links Opened': { area: 'payment_links', properties: none },
  'Payment Link Form Opened': { area: 'payment_links', properties: none },
  'Payment Link Created': { area: 'payment_links', properties: none },
  'Payment Link Created Screen Opened': { area: 'payment_links', properties: { order_id: 'id' } },
  'Payment Link Cancelled': { area: 'payment_links', properties: { order_id: 'id' } },
  'Payouts Opened': { area: 'payouts', properties: none },
  'Payouts Upcoming Opened': { area: 'payouts', properties: none },
  'Payouts Date Range Applied': { area: 'payouts', properties: none },
  'Payouts Store Filter Applied': { area: 'payouts', properties: none },
  'Payouts CSV Downloaded': { area: 'payouts', properties: none },
  'Payouts Cycle Changed': { area: 'payouts', properties: { cycle: ['weekly', 'flexible'] } },
  'Payouts Invoices Opened': { area: 'payouts', properties: none },
  'Payouts FAQ Opened': { area: 'payouts', properties: none },
  'Payouts Reports Guide Opened': { area: 'payouts', properties: none },
  'Disputes Opened': { area: 'disputes', properties: none },
  'Disputes Filter Applied': { area: 'disputes', properties: none },
  'Disputes CSV Downloaded': { area: 'disputes', properties: none },
  'Disputes FAQ Opened': { area: 'disputes', properties: none },
  'Dispute Opened': { area: 'disputes', properties: { dispute_id: 'id' } },
  'Dispute Approved': { area: 'disputes', properties: { dispute_id: 'id' } },
  'Dispute Challenged': { area: 'disputes', properties: { dispute_id: 'id' } },
  'Stores Opened': { area: 'stores', properties: none },
  'Business Profile Opened': { area: 'stores', properties: none },
  'Store Opened': { area: 'stores', properties: { store_id: 'id' } },
  'Store Changed': { area: 'stores', properties: { store_id: 'id' } },
  'Store Requested': { area: 'stores', properties: none },
  'Store Listing Step Opened': { area: 'store_listing', properties: { step: listingSteps } },
  'Store Listing Step Saved': { area: 'store_listing', properties: { store_id: 'id' } },
  'Store Listing Submitted': { area: 'store_listing', properties: { store_id: 'id' } },
  'Locations Opened': { area: 'locations', properties: none },
  'Location Added': { area: 'locations', properties: none },
  'Location Changed': { area: 'locations', properties: { location_id: 'id' } },
  'Location Removed': { area: 'locations', properties: { location_id: 'id' } },
  'Locations Imported': { area: 'locations', properties: none },
  'Users Opened': { area: 'users', properties: none },
  'User Invited': { area: 'users', properties: { role: merchantRoles } },
  'User Changed': { area: 'users', properties: { user_id: 'id' } },
  'User Removed': { area: 'users', properties: { user_id: 'id' } },
  'Contacts Opened': { area: 'contacts', properties: none },
  'Integration Opened': { area: 'integration', properties: none },
  'Integration Webhooks Opened': { area: 'integration', properties: none },
  'Integration Changed': { area: 'integration', properties: none },
  'Integration Keys Renewed': { area: 'integration', properties: none },
  'Integration Store Keys Issued': { area: 'integration', properties: none },
  'Integration Store Keys Ended': { area: 'integration', properties: none },
  'Capital Fake Door Opened': { area: 'capital', properties: none },
  'Capital Waitlist Opened': { area: 'capital', properties: none },
  'Support Opened': { area: 'support', properties: none },
  'Support Help Opened': { area: 'support', properties: none },
  'Support Article Opened': { area: 'support', properties: { article_id: 'id' } },
  'Support Ticket Opened': { area: 'support', properties: { ticket_id: 'id' } },
  'Support Ticket Created': {
    area: 'support',
    properties: { topic: ['tech_issue', 'finances', 'tabby_ads', 'other'] },
  },
  'Support Ticket Rated': {
    area: 'support',
    properties: { ticket_id: 'id', rating: ['positive', 'negative'] },
  },
  'Legal Entities Opened': { area: 'legal_entities', properties: none },
  'Legal Entity Opened': { area: 'legal_entities', properties: { legal_entity_id: 'id' } },
  'Legal Entity Update Opened': { area: 'legal_entities', properties: { legal_entity_id: 'id' } },
  'Legal Entity Alert Clicked': { area: 'legal_entities', properties: none },
  'Legal Entity Update Submitted': { area: 'legal_entities', properties: { legal_entity_id: 'id' } },
  'Company Owners Opened': { area: 'owners', properties: { legal_entity_id: 'id' } },
  'Contract Opened': { area: 'contract', properties: none },
  'Contract Terms Accepted': { area: 'contract', properties: { store_id: 'id' } },
  'Contract Signed': { area: 'contract', properties: { store_id: 'id' } },
  'Commercial Terms Opened': { area: 'commercial_terms', properties: none },
  'Account Settings Opened': { area: 'account', properties: none },
  'Account Sessions Opened': { area: 'account', properties: none },
  'Account Notifications Opened': { area: 'account', properties: none },
  'Account Bank Account Opened': { area: 'account', properties: none },
  'Account Phone Opened': { area: 'account', properties: none },
  'Account Phone Linked': { area: 'account', properties: none },
  'Logout Completed': { area: 'sign_in', properties: none },
  'Wallet Opened': { area: 'wallet', properties: none },
  'Wallet Filter Applied': { area: 'wallet', properties: none },
  'Wallet CSV Downloaded': { area: 'wallet', properties: none },
  'Wallet Withdrawal Requested': { area: 'wallet', properties: none },
  'Money Transactions Opened': { area: 'money', properties: none },
  'Money Transaction Opened': { area: 'money', properties: { transaction_id: 'id' } },
  'Money Filter Applied': { area: 'money', properties: none },
  'Money Card Opened': { area: 'money', properties: none },
  'Money Payout Options Opened': { area: 'money', properties: none },
  'Money Payout Changes Opened': { area: 'money', properties: none },
  'Cards Opened': { area: 'cards', properties: none },
  'Cards Applied': { area: 'cards', properties: none },
  'Card Created': { area: 'cards', properties: none },
  'Card Frozen': { area: 'cards', properties: { card_id: 'id' } },
  'Card Unfrozen': { area: 'cards', properties: { card_id: 'id' } },
  'Card Limit Changed': { area: 'cards', properties: { card_id: 'id' } },
  'Card Cancelled': { area: 'cards', properties: { card_id: 'id' } },
  'Card Details Shown': { area: 'cards', properties: { card_id: 'id' } },
  'Marketing Opened': { area: 'marketing', properties: none },
  'Marketing Draft Opened': { area: 'marketing', properties: none },
  'Marketing Platforms Opened': { area: 'marketing', properties: none },
  'Marketing Products Opened': { area: 'marketing', properties: none },
  'Marketplace Opened': { area: 'marketing', properties: none },
  'Feeds Opened': { area: 'feeds', properties: none },
  'Feed Added': { area: 'feeds', properties: none },
  'Feed Fetched': { area: 'feeds', properties: { feed_id: 'id' } },
  'Survey Answered': { area: 'surveys', properties: { survey_id: 'id' } },
  'Survey Dismissed': { area: 'surveys', properties: { survey_id: 'id' } },
  'Ads Opened': { area: 'ads', properties: none },
  'Ads Filter Applied': { area: 'ads', properties: none },
  'Ads CSV Downloaded': { area: 'ads', properties: none },
  'Ad Campaign Opened': { area: 'ads', properties: { campaign_id: 'id' } },
  'Ad Campaign Form Opened': { area: 'ads', properties: none },
  'Ad Campaign Created': { area: 'ads', properties: none },
  'Ad Campaign Deleted': { area: 'ads', properties: { campaign_id: 'id' } },
  'Ad Campaign Submitted': { area: 'ads', properties: { campaign_id: 'id' } },
  'Ad Campaign Finished': { area: 'ads', properties: { campaign_id: 'id' } },
  ...declaredEvents,
} as const satisfies Readonly<Record<string, EventRule>>

export type UsageEvent = keyof typeof eventCatalogue

/** Before anybody is known: nothing but that it happened. */
export const visitorEvents = [
  'Login Code Sent',
  'Login Code Accepted',
  'Two Factor Code Sent',
  'Phone Link Code Sent',
  'Login Completed',
] as const
export type VisitorEvent = (typeof visitorEvents)[number]

/** What is told when a page of a route opens. Pages of capital tell it by an event of their own. */
export const openedEvents = {
  dashboard: 'Dashboard Opened',
  dashboardBlocked: 'Dashboard Blocked Opened',
  analytics: 'Analytics Opened',
  analyticsMetric: 'Analytics Metric Opened',
  payments: 'Orders Opened',
  payment: 'Order Opened',
  paymentPayouts: 'Order Payouts Opened',
  paymentLinks: 'Payment Links Opened',
  paymentLinkNew: 'Payment Link Form Opened',
  paymentLinkCreated: 'Payment Link Created Screen Opened',
  payouts: 'Payouts Opened',
  payoutsUpcoming: 'Payouts Upcoming Opened',
  payoutsInvoices: 'Payouts Invoices Opened',
  payoutsFaq: 'Payouts FAQ Opened',
  payoutsHowReportsWork: 'Payouts Reports Guide Opened',
  disputes: 'Disputes Opened',
  dispute: 'Dispute Opened',
  disputesFaq: 'Disputes FAQ Opened',
  businessProfileStores: 'Stores Opened',
  dashboardBusinessProfile: 'Business Profile Opened',
  store: 'Store Opened',
  storeListing: 'Store Listing Step Opened',
  locations: 'Locations Opened',
  users: 'Users Opened',
  contacts: 'Contacts Opened',
  integration: 'Integration Opened',
  webhooks: 'Integration Webhooks Opened',
  capitalFakeDoor: 'Capital Fake Door Opened',
  capitalWaitlist: 'Capital Waitlist Opened',
  support: 'Support Opened',
  supportHelp: 'Support Help Opened',
  supportArticle: 'Support Article Opened',
  supportTicket: 'Support Ticket Opened',
  legalEntities: 'Legal Entities Opened',
  legalEntity: 'Legal Entity Opened',
  legalEntityUpdate: 'Legal Entity Update Opened',
  legalEntityOwners: 'Company Owners Opened',
  dashboardContract: 'Contract Opened',
  commercialTerms: 'Commercial Terms Opened',
  account: 'Account Settings Opened',
  accountSessions: 'Account Sessions Opened',
  accountNotifications: 'Account Notifications Opened',
  bankAccount: 'Account Bank Account Opened',
  accountPhone: 'Account Phone Opened',
  merchantWallet: 'Wallet Opened',
  moneyTransactions: 'Money Transactions Opened',
  moneyTransaction: 'Money Transaction Opened',
  moneyCard: 'Money Card Opened',
  moneyPayoutOptions: 'Money Payout Options Opened',
  moneyPayoutChanges: 'Money Payout Changes Opened',
  card: 'Cards Opened',
  marketing: 'Marketing Opened',
  marketingDraft: 'Marketing Draft Opened',
  platformsConnect: 'Marketing Platforms Opened',
  marketingProducts: 'Marketing Products Opened',
  marketplace: 'Marketplace Opened',
  feeds: 'Feeds Opened',
  ads: 'Ads Opened',
  adsNew: 'Ad Campaign Form Opened',
  adsEdit: 'Ad Campaign Form Opened',
  adsCampaign: 'Ad Campaign Opened',
  ...declaredOpened,
} as const satisfies Partial<Record<RouteKey, UsageEvent>>

/** What is told when the filters in the address of a page change; of payouts by which of them did. */
export const filterEvents = {
  analytics: 'Analytics Filter Applied',
  payments: 'Orders Filter Applied',
  disputes: 'Disputes Filter Applied',
  merchantWallet: 'Wallet Filter Applied',
  moneyTransactions: 'Money Filter Applied',
  ads: 'Ads Filter Applied',
} as const satisfies Partial<Record<RouteKey, UsageEvent>>

/** Which parameter of a path is which property. */
export const pathProperties: Readonly<Partial<Record<UsageEvent, Readonly<Record<string, string>>>>> = {
  'Order Opened': { paymentId: 'order_id' },
  'Order Payouts Opened': { paymentId: 'order_id' },
  'Payment Link Created Screen Opened': { paymentId: 'order_id' },
  'Dispute Opened': { id: 'dispute_id' },
  'Money Transaction Opened': { transactionId: 'transaction_id' },
  'Ad Campaign Opened': { campaignId: 'campaign_id' },
  'Store Opened': { storeId: 'store_id' },
  'Store Listing Step Opened': { step: 'step' },
  'Support Article Opened': { articleId: 'article_id' },
  'Support Ticket Opened': { ticketId: 'ticket_id' },
  'Legal Entity Opened': { originalLegalEntityId: 'legal_entity_id' },
  'Legal Entity Update Opened': { originalLegalEntityId: 'legal_entity_id' },
  'Company Owners Opened': { originalLegalEntityId: 'legal_entity_id' },
  ...declaredProperties,
}

/** Where a page is shown. */
export const eventPlatforms = ['web', 'webview'] as const

/**
 * What answers a person who asked for something: told whatever they chose about the rest, and never
 * forwarded.
 */
export const requestEvents = ['Call Back Requested', 'ScheduledCall', 'Feedback sent'] as const

/** Months for which what visitors did is kept. */
export const visitorEventMonths = 13
