import { nicknameMax } from '@daftar/rules/cards/card'
import { z } from 'zod'
import { endpoint, type Access } from '../../endpoint.ts'
import { amountIn, pageQuery } from '../../wire/values.ts'
import { card, cardCharge, cardDetails, cardsPage, deskCards } from './cards-shapes.ts'

/** Virtual cards of a merchant (DEC-CRD-1, DEC-CRD-2, docs/decisions/0113). */

const views = { kind: 'account', permission: 'canViewCard' } as const satisfies Access
const moves = {
  kind: 'account',
  permission: 'canViewCard',
  flag: 'is_account_edit_allowed',
} as const satisfies Access
const looks = { kind: 'staff', flag: 'can_view_settlement' } as const satisfies Access
const decides = { kind: 'staff', flag: 'can_run_settlement' } as const satisfies Access

const byId = z.strictObject({ id: z.string().max(64) })
const ofMerchant = z.strictObject({ id: z.string().max(64) })
const ofMerchantCard = z.strictObject({ id: z.string().max(64), card_id: z.string().max(64) })
const page = { next_page_token: z.string().nullable() }
const proof = z.string().max(60)
const nickname = z.string({ error: 'required' }).trim().min(1, 'required').max(nicknameMax, 'too_long')
const reason = z.string({ error: 'required' }).trim().min(3, 'too_short').max(300, 'too_long')
const one = z.object({ card })
const aCard = { params: { id: 'crd_0000' } }
const aMerchant = { params: { id: 'mer_0000' } }
const aCardOfMerchant = { params: { id: 'mer_0000', card_id: 'crd_0000' } }
const decided = z.object({
  /** What is left to do: nothing, or a second person confirms. */
  state: z.enum(['done', 'proposed']),
})

export const cardsEndpoints = {
  'cards.read': endpoint({
    route: 'GET /merchant/api/v1/cards',
    summary: 'Whether there are cards, what there is to spend, and the cards (CRD-01, DEC-CRD-1)',
    access: views,
    response: cardsPage,
  }),
  'cards.apply': endpoint({
    route: 'POST /merchant/api/v1/cards/application',
    summary: 'Ask the provider for cards (DEC-CRD-1)',
    access: moves,
    body: z.strictObject({ accepts_terms: z.literal(true, { error: 'must_be_true' }) }),
    response: cardsPage,
    reasons: ['cards_off', 'wrong_status'],
    audit: 'card.applied',
    example: { body: { accepts_terms: true } },
  }),
  'cards.create': endpoint({
    route: 'POST /merchant/api/v1/cards',
    summary: 'A new virtual card with a limit of each month (DEC-CRD-1)',
    access: moves,
    body: z.strictObject({ nickname, limit: amountIn }),
    response: one,
    reasons: ['cards_off', 'cards_not_approved', 'cards_enough'],
    audit: 'card.created',
    example: { body: { nickname: 'Advertising', limit: '2000.00' } },
  }),
  'cards.card': endpoint({
    route: 'GET /merchant/api/v1/cards/{id}',
    summary: 'One card',
    access: views,
    params: byId,
    response: one,
    example: aCard,
  }),
  'cards.charges': endpoint({
    route: 'GET /merchant/api/v1/cards/{id}/charges',
    summary: 'What a card was charged, newest first (DEC-CRD-1)',
    access: views,
    params: byId,
    query: z.strictObject(pageQuery),
    response: z.object({ charges: z.array(cardCharge), ...page }),
    example: aCard,
  }),
  'cards.freeze': endpoint({
    route: 'POST /merchant/api/v1/cards/{id}/freeze',
    summary: 'No charge is approved until it is unfrozen',
    access: moves,
    params: byId,
    response: one,
    reasons: ['wrong_status'],
    audit: 'card.frozen',
    example: aCard,
  }),
  'cards.unfreeze': endpoint({
    route: 'POST /merchant/api/v1/cards/{id}/unfreeze',
    summary: 'Use a card again that the merchant froze itself',
    access: moves,
    params: byId,
    response: one,
    reasons: ['wrong_status', 'card_frozen_by_staff'],
    audit: 'card.unfrozen',
    example: aCard,
  }),
  'cards.changeLimit': endpoint({
    route: 'PUT /merchant/api/v1/cards/{id}/limit',
    summary: 'The limit of each month, from now on',
    access: moves,
    params: byId,
    body: z.strictObject({ limit: amountIn }),
    response: one,
    reasons: ['wrong_status'],
    audit: 'card.limit_changed',
    example: { ...aCard, body: { limit: '500.00' } },
  }),
  'cards.cancel': endpoint({
    route: 'POST /merchant/api/v1/cards/{id}/cancel',
    summary: 'The card ends for good; what shops have not taken yet they may still take',
    access: moves,
    params: byId,
    response: one,
    reasons: ['wrong_status'],
    audit: 'card.cancelled',
    example: aCard,
  }),
  'cards.reveal': endpoint({
    route: 'POST /merchant/api/v1/cards/{id}/details',
    summary: 'The number and the code of a card, after a fresh code to the linked phone (DEC-CRD-1)',
    access: moves,
    params: byId,
    body: z.strictObject({ proof }),
    response: z.object({ details: cardDetails }),
    reasons: ['cards_off', 'phone_proof_needed', 'wrong_status', 'unavailable'],
    unitOfWork: 'own',
    answerIsSecret: true,
    rate: 'register',
    audit: 'card.revealed',
    example: { ...aCard, body: { proof: 'mier4hk0.c2lnbmVk' } },
  }),
  'cards.ofMerchant': endpoint({
    route: 'GET /desk/api/v1/merchants/{id}/cards',
    summary: 'The cards of a merchant with their newest charges, and what it may spend',
    access: looks,
    params: ofMerchant,
    response: deskCards,
    example: aMerchant,
  }),
  'cards.enable': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/cards/offer',
    summary: 'Whether a merchant sees the card (CRD-02)',
    access: decides,
    params: ofMerchant,
    body: z.strictObject({ enabled: z.boolean() }),
    response: null,
    audit: 'card.offered',
    example: { ...aMerchant, body: { enabled: true } },
  }),
  'cards.approve': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/cards/approve',
    summary:
      'How much a merchant may charge to its next payout, which approves its application too; above the limit by two people',
    access: decides,
    params: ofMerchant,
    body: z.strictObject({ limit: amountIn }),
    response: decided,
    reasons: ['wrong_status', 'own_proposal'],
    audit: 'card.limit_set',
    example: { ...aMerchant, body: { limit: '5000.00' } },
  }),
  'cards.drop': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/cards/drop',
    summary: 'What one person proposed as the limit is dropped',
    access: decides,
    params: ofMerchant,
    response: null,
    reasons: ['wrong_status'],
    audit: 'card.limit_dropped',
    example: aMerchant,
  }),
  'cards.decline': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/cards/decline',
    summary: 'Decline an application, with a reason for the merchant',
    access: decides,
    params: ofMerchant,
    body: z.strictObject({ reason }),
    response: null,
    reasons: ['wrong_status'],
    audit: 'card.declined',
    example: { ...aMerchant, body: { reason: 'Sales are too few as yet.' } },
  }),
  'cards.suspend': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/cards/suspend',
    summary: 'No card of the merchant is charged until this is taken back',
    access: decides,
    params: ofMerchant,
    body: z.strictObject({ reason }),
    response: null,
    reasons: ['wrong_status'],
    audit: 'card.suspended',
    example: { ...aMerchant, body: { reason: 'We are looking at unusual charges.' } },
  }),
  'cards.resume': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/cards/resume',
    summary: 'Cards of the merchant may be charged again',
    access: decides,
    params: ofMerchant,
    response: null,
    reasons: ['wrong_status'],
    audit: 'card.resumed',
    example: aMerchant,
  }),
  'cards.stop': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/cards/{card_id}/freeze',
    summary: 'Freeze a card with a reason; its merchant cannot unfreeze it',
    access: decides,
    params: ofMerchantCard,
    body: z.strictObject({ reason }),
    response: one,
    reasons: ['wrong_status'],
    audit: 'card.stopped',
    example: { ...aCardOfMerchant, body: { reason: 'Charges from a country you do not buy in.' } },
  }),
  'cards.release': endpoint({
    route: 'POST /desk/api/v1/merchants/{id}/cards/{card_id}/unfreeze',
    summary: 'Unfreeze a card, whoever froze it',
    access: decides,
    params: ofMerchantCard,
    response: one,
    reasons: ['wrong_status'],
    audit: 'card.let_go',
    example: aCardOfMerchant,
  }),
}
