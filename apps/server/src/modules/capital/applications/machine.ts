import { applicationTransitions } from '@daftar/rules/capital/applications/application-status'
import { defineMachine } from '../../../platform/status/machine.ts'
import type { ApplicationRow } from './store.ts'

export const applicationMachine = defineMachine<ApplicationRow>({
  table: 'application',
  transitions: applicationTransitions,
  subject: 'application',
})
