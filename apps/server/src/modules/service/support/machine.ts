import { ticketTransitions } from '@daftar/rules/support/ticket'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { TicketRow } from './store.ts'

export const ticketMachine = defineMachine<TicketRow>({
  table: 'support_ticket',
  transitions: ticketTransitions,
  subject: 'support_ticket',
})
