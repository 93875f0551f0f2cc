import type { PaySession } from '@daftar/contract/endpoints/checkout'
import { countryOfCurrency } from '@daftar/rules/geo/countries'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import { useRef, useState, type SubmitEvent } from 'react'
import {
  initialPhone,
  PhoneInput,
  phoneOf,
  phoneProblemText,
  type PhoneValue,
} from '../shared/phone-input.tsx'
import { around } from '../shared/around.tsx'
import styles from './pay.module.css'
import type { Pay } from './use-pay.ts'

/** The phone the code goes to: the preset one is said, another one cannot be given (a link is its shopper's). */
export function PhoneForm({ session, pay }: { session: PaySession; pay: Pay }) {
  const { masked_phone: preset, currency } = session
  const [phone, setPhone] = useState<PhoneValue>(() => {
    const start = initialPhone(null)
    // A shopper pays in the money of where they live: the list of countries begins there.
    return { ...start, country: countryOfCurrency(currency) ?? start.country }
  })
  const [wrong, setWrong] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (preset) return void pay.send(null)
    const problem = phoneProblemText(phone)
    setWrong(problem)
    if (problem) return input.current?.focus()
    void pay.send(phoneOf(phone))
  }

  const trouble = pay.trouble
  return (
    <form className={styles.form} noValidate onSubmit={submit}>
      {trouble && (trouble.at !== 'phone' || preset) ? (
        <Notice tone="negative" live="alert">
          {trouble.text}
        </Notice>
      ) : null}
      {preset ? (
        <p className={styles.lead}>{around(m.pay_code_goes_to, 'phone', preset)}</p>
      ) : (
        <PhoneInput
          id="phone"
          label={m.pay_phone()}
          hint={m.pay_phone_hint()}
          value={phone}
          onValueChange={(typed) => {
            setPhone(typed)
            setWrong(null)
            pay.clear()
          }}
          error={wrong ?? (trouble?.at === 'phone' ? trouble.text : undefined)}
          inputRef={input}
        />
      )}
      <Button type="submit" variant="primary" size="large" block busy={pay.doing === 'sending'}>
        {m.pay_send_code()}
      </Button>
    </form>
  )
}
