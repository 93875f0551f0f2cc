import type { ComputedPermissions } from '../access/permissions.ts'
import { letterTopics, type LetterTopic } from './letter-kinds.ts'

/** The ways in which somebody is told. */
export const channels = ['email', 'inside', 'sms'] as const
export type Channel = (typeof channels)[number]

/** Whether a topic is told by a channel at all: by SMS only what guards the sign-in. */
export function hasChannel(topic: LetterTopic, channel: Channel): boolean {
  return channel !== 'sms' || topic === 'security'
}

/**
 * Whether nobody may switch it off: what guards an account, what a person asked for, the contract, which
 * cannot be signed without its letter, and the licence whose end stops sales and payouts.
 */
export function isAlwaysTold(topic: LetterTopic, channel: Channel): boolean {
  if (topic === 'security') return true
  return channel === 'email' && ['contracts', 'files', 'company'].includes(topic)
}

const seenBy: Readonly<Record<LetterTopic, (may: ComputedPermissions) => boolean>> = {
  security: () => true,
  payouts: (may) => may.isPayoutsAllowed,
  orders: (may) => may.canViewOrders,
  disputes: (may) => may.canFetchDisputes,
  shop_messages: (may) => may.isWorkspaceAdmin,
  files: (may) => may.isPayoutsAllowed,
  offers: (may) => may.canViewCapital,
  applications: (may) => may.canViewCapital,
  company: (may) => may.isWorkspaceAdmin,
  stores: (may) => may.isWorkspaceAdmin,
  marketing: (may) => may.canViewMarketing,
  ads: (may) => may.canViewAds,
  contracts: (may) => may.canViewCapital,
  advances: (may) => may.canViewCapital,
  support: (may) => may.canViewSupport,
}

/** What somebody is told of inside the application: only of what they may see there. */
export function topicsSeen(may: ComputedPermissions): LetterTopic[] {
  return letterTopics.filter((topic) => seenBy[topic](may))
}
