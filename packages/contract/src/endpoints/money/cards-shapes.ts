import { cardStatuses, frozenBy } from '@daftar/rules/cards/card'
import { chargeStatuses, declineReasons } from '@daftar/rules/cards/charge'
import { cardSources, programStatuses } from '@daftar/rules/cards/program'
import { z } from 'zod'
import { amountOut, calendarDate, currency, instant } from '../../wire/values.ts'

/** Cards as they travel; a number and its code only in the answer that reveals them. */

export const card = z.object({
  id: z.string(),
  nickname: z.string(),
  status: z.enum(cardStatuses),
  /** Empty until the issuer has made it. */
  last4: z.string(),
  expires_on: calendarDate.nullable(),
  currency,
  /** Of one month: how much may be charged, how much is held or spent, and what is left. */
  limit: amountOut,
  spent: amountOut,
  left: amountOut,
  /** When the limit is whole again. */
  renews_on: calendarDate,
  frozen_by: z.enum(frozenBy).nullable(),
  /** What staff said when they froze it. */
  frozen_reason: z.string(),
  created_at: instant,
})
export type Card = z.output<typeof card>

export const cardCharge = z.object({
  id: z.string(),
  card_id: z.string(),
  shop: z.string(),
  status: z.enum(chargeStatuses),
  source: z.enum(cardSources),
  currency,
  /** What the shop asked for. */
  amount: amountOut,
  held: amountOut,
  captured: amountOut,
  refunded: amountOut,
  declined_reason: z.enum(declineReasons).nullable(),
  authorized_at: instant,
  /** Until when it is held unless the shop takes it. */
  expires_at: instant,
  ended_at: instant.nullable(),
})
export type CardCharge = z.output<typeof cardCharge>

const program = z.object({
  status: z.enum(programStatuses),
  applied_at: instant,
  /** Why it was declined or is suspended. */
  reason: z.string(),
})

export const cardsPage = z.object({
  /** False where the provider issues no cards now. */
  is_offered: z.boolean(),
  /** Null before the merchant applied. */
  program: program.nullable(),
  /**
   * Where the money of the next charge comes from, how much there is, and the most of a payout that may be
   * used.
   */
  source: z.enum(cardSources),
  currency,
  available: amountOut,
  payout_limit: amountOut.nullable(),
  cards: z.array(card),
})
export type CardsPage = z.output<typeof cardsPage>

export const cardDetails = z.object({
  number: z.string(),
  code: z.string(),
  /** `09/29`. */
  expires: z.string(),
  holder: z.string(),
  /** When they are masked again. */
  until: instant,
})
export type CardDetails = z.output<typeof cardDetails>

/** A merchant's cards, as the console sees them. */
export const deskCards = z.object({
  is_offered: z.boolean(),
  /** Whether the merchant sees the card at all. */
  is_enabled: z.boolean(),
  program: program
    .extend({
      limit: amountOut,
      /** What it may come to once a second person confirms it. */
      proposal: z.object({ limit: amountOut, by: z.string(), by_id: z.string(), at: instant }).nullable(),
    })
    .nullable(),
  source: z.enum(cardSources),
  currency,
  available: amountOut,
  cards: z.array(card),
  /** The newest of all cards. */
  charges: z.array(cardCharge),
})
export type DeskCards = z.output<typeof deskCards>
