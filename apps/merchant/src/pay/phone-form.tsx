import { useCheckedForm } from '@daftar/app-kit/use-checked-form'
import type { PaySession } from '@daftar/contract/endpoints/selling/checkout'
import { countryOfCurrency } from '@daftar/rules/geo/countries'
import { sandboxCode } from '@daftar/rules/orders/sandbox-people'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { m } from '@daftar/words'
import type { SubmitEvent } from 'react'
import {
  initialPhone,
  phoneCode,
  PhoneInput,
  phoneOf,
  phoneProblemText,
} from '../shared/session/phone-input.tsx'
import { useServices } from '../shared/use-services.ts'
import { around } from '../shared/text/around.tsx'
import styles from './pay.module.css'
import type { Pay } from './use-pay.ts'

/**
 * The phone the code goes to: the preset one is said, another one cannot be given (a link is its shopper's).
 */
export function PhoneForm({ session, pay }: { session: PaySession; pay: Pay }) {
  const { masked_phone: preset, currency, is_test: isTest } = session
  const { codes } = useServices().config
  const testCode = m.pay_test_code({ code: sandboxCode(codes.phoneLength) })
  const start = initialPhone(null)
  const form = useCheckedForm({
    // A shopper pays in the money of where they live: the list of countries begins there.
    start: { phone: { ...start, country: countryOfCurrency(currency) ?? start.country } },
    check: ({ phone }) => ({ phone: phoneCode(phone) ?? undefined }),
  })
  const { phone } = form.values

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    if (preset) return pay.send(null)
    return (await form.pass()) ? pay.send(phoneOf(phone)) : null
  }

  const trouble = pay.trouble
  return (
    <form className={styles.form} noValidate onSubmit={(event: SubmitEvent) => void submit(event)}>
      {trouble && (trouble.at !== 'phone' || preset) ? (
        <Notice tone="negative" live="alert">
          {trouble.text}
        </Notice>
      ) : null}
      {preset ? (
        <p className={styles.lead}>{isTest ? testCode : around(m.pay_code_goes_to, 'phone', preset)}</p>
      ) : (
        <PhoneInput
          id="phone"
          label={m.pay_phone()}
          hint={isTest ? testCode : m.pay_phone_hint()}
          value={phone}
          onValueChange={(typed) => {
            form.set({ phone: typed })
            pay.clear()
          }}
          error={
            (form.shown.phone && phoneProblemText(phone)) ??
            (trouble?.at === 'phone' ? trouble.text : undefined)
          }
        />
      )}
      <Button type="submit" variant="primary" size="large" block busy={pay.doing === 'sending'}>
        {m.pay_send_code()}
      </Button>
    </form>
  )
}
