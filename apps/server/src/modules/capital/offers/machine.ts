import { offerTransitions } from '@daftar/rules/capital/offers/offer-status'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { OfferRow } from './store.ts'

export const offerMachine = defineMachine<OfferRow>({
  table: 'offer',
  transitions: offerTransitions,
  subject: 'offer',
})
