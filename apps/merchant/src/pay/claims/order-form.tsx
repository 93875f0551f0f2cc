import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import { likelyPhoneCountry } from '@daftar/rules/contact/phone-country'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import type { SubmitEvent } from 'react'
import {
  initialPhone,
  phoneCode,
  PhoneInput,
  phoneOf,
  phoneProblemText,
} from '../../shared/session/phone-input.tsx'
import styles from '../pay.module.css'
import { troubleText } from './trouble-text.ts'
import type { Claims, Named } from './use-claims.ts'

/**
 * The order and the phone that bought it. A receipt names the order in the address, and the money it was paid
 * in.
 */
export function OrderForm({ claims, named }: { claims: Claims; named: Named | null }) {
  const asked = new URLSearchParams(location.search)
  const start = initialPhone(named?.phone ?? null)
  const country = named ? null : likelyPhoneCountry(asked.get('currency'), whereabouts())
  const form = useCheckedForm({
    start: {
      order: named?.order ?? asked.get('order') ?? '',
      phone: { ...start, country: country ?? start.country },
    },
    check: ({ order, phone }) => ({
      order: order.trim() === '' ? ('required' as const) : undefined,
      phone: phoneCode(phone) ?? undefined,
    }),
  })
  const { order, phone } = form.values
  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (await form.pass()) await claims.send({ order: order.trim(), phone: phoneOf(phone) })
  }
  return (
    <form className={styles.form} noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
      <h1>{m.claim_start_title()}</h1>
      <p className={styles.lead}>{m.claim_start_lead()}</p>
      {claims.error ? (
        <Notice tone="negative" live="alert">
          {troubleText(claims.error)}
        </Notice>
      ) : null}
      <TextField
        id="order"
        label={m.claim_order()}
        hint={m.claim_order_hint()}
        dir="ltr"
        autoComplete="off"
        maxLength={64}
        value={order}
        onValueChange={(typed) => form.set({ order: typed })}
        error={form.shown.order && fieldText(form.shown.order)}
      />
      <PhoneInput
        id="phone"
        label={m.claim_phone()}
        value={phone}
        onValueChange={(typed) => {
          form.set({ phone: typed })
          claims.clear()
        }}
        error={(form.shown.phone && phoneProblemText(phone)) ?? undefined}
      />
      <Button type="submit" variant="primary" size="large" block busy={claims.doing === 'sending'}>
        {m.claim_send_code()}
      </Button>
    </form>
  )
}

function whereabouts() {
  return { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, languages: navigator.languages }
}
