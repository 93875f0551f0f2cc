import { defineTransitions } from '../status/transitions.ts'

/**
 * What has parts that somebody else can fill: an application to sell, the update of a company, a business
 * verification.
 */
export const partSubjects = ['onboarding', 'legal_entity', 'capital'] as const
export type PartSubject = (typeof partSubjects)[number]

/** What a scoped link is for. */
export const partScopes = ['signatory', 'owner', 'bank', 'licence'] as const
export type PartScope = (typeof partScopes)[number]

const asked: Readonly<Record<PartSubject, readonly PartScope[]>> = {
  onboarding: ['signatory', 'owner', 'bank'],
  legal_entity: ['signatory', 'owner', 'licence'],
  capital: ['signatory', 'owner', 'bank'],
}

/** Whether a subject has such a part at all. */
export function hasPart(subject: PartSubject, scope: PartScope): boolean {
  return asked[subject].includes(scope)
}

/** Whether a part is one of several: then the link names which person it is about. */
export function namesPerson(subject: PartSubject, scope: PartScope): boolean {
  return scope === 'owner' || (scope === 'signatory' && subject !== 'capital')
}

/** `opened`: the code was right and somebody is filling it. */
export const partLinkStatuses = ['sent', 'opened', 'filled', 'revoked', 'expired'] as const
export type PartLinkStatus = (typeof partLinkStatuses)[number]

/** Whoever fills a part does so for the merchant; what time ends is expired by the system. */
export const partLinkTransitions = defineTransitions<PartLinkStatus>({
  sent: { opened: ['merchant'], revoked: ['merchant'], expired: ['system'] },
  opened: { filled: ['merchant'], revoked: ['merchant'], expired: ['system'] },
  filled: {},
  revoked: {},
  expired: {},
})

export function isLivePartLink(status: PartLinkStatus): boolean {
  return status === 'sent' || status === 'opened'
}

export const partLinkLimits = {
  /** Days a link can be used; sending it again begins them anew. */
  days: 7,
  /** Before it is sent again. */
  againSeconds: 120,
  /** Letters and texts of one link. */
  letters: 5,
  /** Live links of one application, and those made of it in a day. */
  live: 12,
  madePerDay: 30,
  /** How long a code lets in. */
  passMinutes: 60,
  /** Files uploaded by one link. */
  files: 20,
} as const
