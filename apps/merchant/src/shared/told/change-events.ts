import type { EventPayload } from '@daftar/contract/endpoints/console/events'
import type { EndpointId } from '@daftar/contract/routes'
import type { UsageEvent } from '@daftar/rules/events/catalogue'

/** What was sent with a change, as far as an event may say it: ids of the path and words of the body. */
export interface Sent {
  params?: Readonly<Record<string, string>> | undefined
  body?: unknown
}

type Properties<Name extends UsageEvent> = Omit<
  EventPayload<Name>,
  'merchant_id' | 'language' | 'route' | 'platform' | 'timestamp'
>

interface Told {
  name: UsageEvent
  properties: object
}

const plain = (name: UsageEvent) => (): Told => ({ name, properties: {} })

function of<Name extends UsageEvent>(name: Name, properties: (sent: Sent) => Properties<Name>) {
  return (sent: Sent): Told => ({ name, properties: properties(sent) })
}

const idIn = ({ params }: Sent) => params?.id ?? ''
const wordIn = <Word extends string>(sent: Sent, key: string) =>
  (sent.body as Record<string, unknown> | undefined)?.[key] as Word

/** Which event tells of which change, with what of it (EVT-01). A change without a row is told by none. */
export const changeEvents: Readonly<Partial<Record<EndpointId, (sent: Sent) => Told>>> = {
  'accounts.phoneVerify': plain('Account Phone Linked'),
  'ads.create': plain('Ad Campaign Created'),
  'ads.export': plain('Ads CSV Downloaded'),
  'ads.finish': of('Ad Campaign Finished', (sent) => ({ campaign_id: idIn(sent) })),
  'ads.remove': of('Ad Campaign Deleted', (sent) => ({ campaign_id: idIn(sent) })),
  'ads.submit': of('Ad Campaign Submitted', (sent) => ({ campaign_id: idIn(sent) })),
  'analytics.export': plain('Analytics CSV Downloaded'),
  'apiKeys.endForStores': plain('Integration Store Keys Ended'),
  'apiKeys.issueForStores': plain('Integration Store Keys Issued'),
  'apiKeys.regenerate': plain('Integration Keys Renewed'),
  'apiKeys.changeIntegration': plain('Integration Changed'),
  'contracts.acceptTerms': of('Contract Terms Accepted', (sent) => ({ store_id: idIn(sent) })),
  'contracts.sign': of('Contract Signed', (sent) => ({ store_id: idIn(sent) })),
  'disputes.approve': of('Dispute Approved', (sent) => ({ dispute_id: idIn(sent) })),
  'disputes.challenge': of('Dispute Challenged', (sent) => ({ dispute_id: idIn(sent) })),
  'disputes.export': plain('Disputes CSV Downloaded'),
  'feeds.create': plain('Feed Added'),
  'feeds.fetch': of('Feed Fetched', (sent) => ({ feed_id: idIn(sent) })),
  'legalEntities.submit': of('Legal Entity Update Submitted', (sent) => ({ legal_entity_id: idIn(sent) })),
  'listings.save': of('Store Listing Step Saved', (sent) => ({ store_id: idIn(sent) })),
  'listings.submit': of('Store Listing Submitted', (sent) => ({ store_id: idIn(sent) })),
  'locations.add': plain('Location Added'),
  'locations.change': of('Location Changed', (sent) => ({ location_id: idIn(sent) })),
  'locations.remove': of('Location Removed', (sent) => ({ location_id: idIn(sent) })),
  'locations.import': plain('Locations Imported'),
  'orders.capture': of('Order Captured', (sent) => ({ order_id: idIn(sent) })),
  'orders.close': of('Order Closed', (sent) => ({ order_id: idIn(sent) })),
  'orders.export': plain('Orders CSV Downloaded'),
  'orders.refund': of('Order Refunded', (sent) => ({ order_id: idIn(sent) })),
  'paymentLinks.cancel': of('Payment Link Cancelled', (sent) => ({ order_id: idIn(sent) })),
  'paymentLinks.create': plain('Payment Link Created'),
  'payouts.export': plain('Payouts CSV Downloaded'),
  'payouts.setCycle': of('Payouts Cycle Changed', (sent) => ({ cycle: wordIn(sent, 'cycle') })),
  'sessions.logout': plain('Logout Completed'),
  'stores.askStore': plain('Store Requested'),
  'stores.change': of('Store Changed', (sent) => ({ store_id: idIn(sent) })),
  'surveys.answer': of('Survey Answered', (sent) => ({ survey_id: idIn(sent) })),
  'surveys.dismiss': of('Survey Dismissed', (sent) => ({ survey_id: idIn(sent) })),
  'support.create': of('Support Ticket Created', (sent) => ({ topic: wordIn(sent, 'topic') })),
  'support.dislike': of('Support Ticket Rated', (sent) => ({
    ticket_id: idIn(sent),
    rating: 'negative' as const,
  })),
  'support.like': of('Support Ticket Rated', (sent) => ({
    ticket_id: idIn(sent),
    rating: 'positive' as const,
  })),
  'users.change': of('User Changed', (sent) => ({ user_id: idIn(sent) })),
  'users.invite': of('User Invited', (sent) => ({ role: wordIn(sent, 'role') })),
  'cards.apply': plain('Cards Applied'),
  'cards.create': plain('Card Created'),
  'cards.freeze': of('Card Frozen', (sent) => ({ card_id: idIn(sent) })),
  'cards.unfreeze': of('Card Unfrozen', (sent) => ({ card_id: idIn(sent) })),
  'cards.changeLimit': of('Card Limit Changed', (sent) => ({ card_id: idIn(sent) })),
  'cards.cancel': of('Card Cancelled', (sent) => ({ card_id: idIn(sent) })),
  'cards.reveal': of('Card Details Shown', (sent) => ({ card_id: idIn(sent) })),
  'wallet.export': plain('Wallet CSV Downloaded'),
  'wallet.withdraw': plain('Wallet Withdrawal Requested'),
  'users.remove': of('User Removed', (sent) => ({ user_id: idIn(sent) })),
}

/** The event of a change, where there is one. */
export function eventOfChange(id: EndpointId, sent: Sent): Told | null {
  return changeEvents[id]?.(sent) ?? null
}
