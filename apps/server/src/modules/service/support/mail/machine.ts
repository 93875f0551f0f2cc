import { mailTransitions } from '@daftar/rules/support/mail'
import { defineMachine } from '../../../../platform/status/machine.ts'
import type { MailRow } from './store.ts'

export const mailMachine = defineMachine<MailRow>({
  table: 'support_mail',
  transitions: mailTransitions,
  subject: 'support_mail',
})
