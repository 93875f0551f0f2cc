import type { Factor } from '@daftar/rules/contact/factor'
import { TextField } from '@daftar/ui/text-field'
import { m } from '@daftar/words'
import type { Ref } from 'react'
import { PhoneInput } from '../../shared/session/phone-input.tsx'
import type { TypedContact } from './contact.ts'

type Props = {
  factor: Factor
  contact: TypedContact
  onChange: (contact: TypedContact) => void
  error: string | undefined
  inputRef: Ref<HTMLInputElement>
  autoFocus?: boolean
}

/** One of the two contacts, with the keyboard and the autofill that fit it. */
export function ContactField({ factor, contact, onChange, error, inputRef, autoFocus }: Props) {
  if (factor === 'phone') {
    return (
      <PhoneInput
        id="phone"
        label={m.sign_in_phone()}
        value={contact.phone}
        onValueChange={(phone) => onChange({ ...contact, phone })}
        error={error}
        inputRef={inputRef}
        autoFocus={autoFocus}
      />
    )
  }
  return (
    <TextField
      id="email"
      ref={inputRef}
      label={m.sign_in_email()}
      placeholder={m.sign_in_email_placeholder()}
      type="email"
      name="email"
      autoComplete="email"
      autoCapitalize="none"
      spellCheck={false}
      autoFocus={autoFocus}
      value={contact.email}
      onValueChange={(email) => onChange({ ...contact, email })}
      error={error}
    />
  )
}
