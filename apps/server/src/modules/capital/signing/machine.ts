import { envelopeTransitions } from '@daftar/rules/capital/signing/envelope-status'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { EnvelopeRow } from './store.ts'

export const envelopeMachine = defineMachine<EnvelopeRow>({
  table: 'envelope',
  transitions: envelopeTransitions,
  subject: 'envelope',
})
