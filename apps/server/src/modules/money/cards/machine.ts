import { cardTransitions } from '@daftar/rules/cards/card'
import { chargeTransitions } from '@daftar/rules/cards/charge'
import { programTransitions } from '@daftar/rules/cards/program'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { CardRow, ChargeRow, ProgramRow } from './store.ts'

export const cardMachine = defineMachine<CardRow>({
  table: 'card',
  transitions: cardTransitions,
  subject: 'card',
})

export const chargeMachine = defineMachine<ChargeRow>({
  table: 'card_charge',
  transitions: chargeTransitions,
  subject: 'card_charge',
})

export const programMachine = defineMachine<ProgramRow>({
  table: 'card_program',
  transitions: programTransitions,
  subject: 'card_program',
})
