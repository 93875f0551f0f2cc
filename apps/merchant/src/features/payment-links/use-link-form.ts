import { ApiError } from '@daftar/client'
import type { AnswerOf } from '@daftar/contract'
import { splitPhone, phoneProblem } from '@daftar/rules/contact/phone'
import type { LinkField } from '@daftar/rules/orders/payment-link'
import { focusField } from '@daftar/ui/error-summary'
import { fieldText, m } from '@daftar/words'
import { useState } from 'react'
import { phoneOf } from '../../shared/session/phone-input.tsx'
import type { Store } from '../../shared/stores/stores.ts'
import { useCheckedForm, type CheckedForm, type Errors } from '@daftar/app-kit/use-checked-form'
import { useIdempotencyKey } from '@daftar/app-kit/use-idempotency-key'
import { useOnce } from '@daftar/app-kit/use-once'
import { linkBody, linkErrors, moreFields, type LinkValues } from './form.ts'
import { createLink } from './queries.ts'
import { refusedLink, type Refused } from './refusal.ts'
import { useServices } from '../../shared/use-services.ts'

interface Options {
  start: LinkValues
  stores: readonly Store[]
  isStrict: boolean
  onCreated: (made: AnswerOf<'paymentLinks.create'>) => void
}

/** The fields that hold nothing but a text. */
type TextName = 'amount' | 'name' | 'email' | 'reference' | 'description'

export type LinkFormState = ReturnType<typeof useLinkForm>

/** The form with its checks, what the server refused, and the one call that makes the link. */
export function useLinkForm({ start, stores, isStrict, onCreated }: Options) {
  const { api } = useServices()
  const form = useCheckedForm<LinkValues>({ start, check: (values) => linkErrors(values, stores, isStrict) })
  const { keyOf } = useIdempotencyKey()
  const { doing, once } = useOnce<'sending'>()
  const [refused, setRefused] = useState<Refused | null>(null)

  const textOf = (field: LinkField) => textAt(field, form, form.shown, refused, stores)

  function set(change: Partial<LinkValues>): void {
    setRefused(null)
    form.set(change)
  }

  async function submit(): Promise<void> {
    if (!(await form.pass())) return
    const made = await once('sending', create)
    if (made) onCreated(made)
  }

  /** Null when the server refuses it, which then stands where it belongs. */
  async function create(): Promise<AnswerOf<'paymentLinks.create'> | null> {
    setRefused(null)
    const body = linkBody(form.values)
    try {
      return await createLink(api, body, keyOf(body))
    } catch (error) {
      const why = refusedLink(error)
      setRefused(why)
      if (why.at === 'fields' && error instanceof ApiError) form.refuse(error.fields)
      if (why.at === 'amount' || why.at === 'phone') focusField(why.at)
      return null
    }
  }

  return {
    values: form.values,
    isSending: doing !== null,
    submit,
    /** What is wrong with the link as a whole. */
    trouble: refused?.at === 'form' ? refused.text : null,
    hasDetailErrors: moreFields.some((field) => form.shown[field]),
    set,
    /** What a text field of that name needs. */
    bind: (field: TextName) => ({
      id: field,
      value: form.values[field],
      onValueChange: (typed: string) => set({ [field]: typed }),
      onBlur: () => form.leave(field),
      error: textOf(field),
    }),
    leave: form.leave,
    textOf,
    listedText: (field: LinkField) => textAt(field, form, form.listed, null, stores),
  }
}

function textAt(
  field: LinkField,
  { values }: CheckedForm<LinkValues>,
  errors: Errors,
  refused: Refused | null,
  stores: readonly Store[],
): string | undefined {
  if (refused && refused.at === field) return refused.text
  const code = errors[field]
  if (!code) return undefined
  return field === 'phone' && isOfAnotherCountry(values, stores) ? m.links_phone_country() : fieldText(code)
}

/** A good phone that strict validation refuses (DEC-ORD-10). */
function isOfAnotherCountry({ phone, store_id }: LinkValues, stores: readonly Store[]): boolean {
  const text = phoneOf(phone)
  const country = stores.find(({ id }) => id === store_id)?.country
  return !phoneProblem(text) && splitPhone(text)?.country !== country
}
