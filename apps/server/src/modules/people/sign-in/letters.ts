import type { Factor } from '@daftar/rules/contact/factor'
import { maskContact } from '@daftar/rules/contact/mask'
import type { Language } from '@daftar/rules/geo/languages'
import type { CodeUse } from '@daftar/words/letters/sign-in-letters'
import { changeSms, codeSms } from '@daftar/words/sms-texts'
import { written } from '../../../platform/mail/letter.ts'
import type { MailMessage } from '../../../platform/mail/message.ts'
import type { SmsMessage } from '../../../platform/sms/sms.ts'
import type { CodePurpose } from './code-store.ts'
import type { SignInSettings } from './settings.ts'

export interface Recipient {
  factor: Factor
  contact: string
  language: Language
}

export type Letter = { kind: 'mail'; message: MailMessage } | { kind: 'sms'; message: SmsMessage }

/** The message that carries a code; an SMS ends with the line by which phones fill it in (`@host #code`). */
export function codeLetter(
  { factor, contact: to, language }: Recipient,
  purpose: CodePurpose,
  code: string,
  settings: SignInSettings,
): Letter {
  const product = productOf(settings)
  if (factor === 'phone') {
    const host = new URL(settings.publicOrigin).hostname
    const text = codeSms({ code, product: product[language], host }, language)
    return { kind: 'sms', message: { to, text, code } }
  }
  const minutes = Math.ceil(settings.otp.validSeconds / 60)
  const facts = { use: uses[purpose], code, minutes, product }
  return { kind: 'mail', message: written({ kind: 'sign_in_code', to, language, facts, code }) }
}

type Changed = { factor: Factor; contact: string; how: 'added' | 'changed' }

/** What is told of a factor that was set up or changed. */
export function changeTold(changed: Changed, settings: SignInSettings) {
  const contact = maskContact(changed.factor, changed.contact)
  const facts = { factor: changed.factor, how: changed.how, contact, product: productOf(settings) }
  return { kind: 'sign_in_changed', facts } as const
}

/** Tells the owner, on the contact that stays, that a factor was set up or changed. */
export function changeLetter(
  { factor, contact: to, language: locale }: Recipient,
  changed: Changed,
  settings: SignInSettings,
): Letter {
  const told = changeTold(changed, settings)
  if (factor === 'phone') return { kind: 'sms', message: { to, text: changeSms(told.facts, locale) } }
  return { kind: 'mail', message: written({ ...told, to, language: locale }) }
}

const uses = {
  first_factor: 'sign_in',
  second_factor: 'second_factor',
  set_up: 'set_up',
  account_phone: 'set_up',
  account_phone_proof: 'second_factor',
  contract: 'contract',
  payment: 'payment',
  claim: 'payment',
  part_link: 'part',
} as const satisfies Record<CodePurpose, CodeUse>

function productOf({ brand }: SignInSettings): Record<Language, string> {
  return { en: brand.name, ar: brand.nameAr }
}
