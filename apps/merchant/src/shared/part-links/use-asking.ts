import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useOnce } from '@daftar/app-kit/use-once'
import type { FieldCode } from '@daftar/contract'
import { emailProblem } from '@daftar/rules/contact/email'
import { phoneProblem } from '@daftar/rules/contact/phone'
import type { Language } from '@daftar/rules/geo/languages'
import { currentLanguage, m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../session/account.ts'
import { initialPhone, phoneOf, type PhoneValue } from '../session/phone-input.tsx'
import type { AskedPart } from './ask-part.tsx'
import { linkMutation } from './queries.ts'

interface Draft {
  person_name: string
  by: 'email' | 'phone'
  email: string
  phone: PhoneValue
  language: Language
}

export type Asking = ReturnType<typeof useAsking>

/** To whom a link goes, as it is typed; what the form round it holds is saved before it is asked. */
export function useAsking(
  { subject, subjectId, scope, person = '', name, save }: AskedPart,
  onDone: () => void,
) {
  const { phone } = useAccount()
  const [isUnsaved, setUnsaved] = useState(false)
  const { doing, once } = useOnce<'saving'>()
  const act = useAct({
    mutation: linkMutation(useQueryClient(), subject, subjectId),
    doneText: () => m.part_done_made(),
    onDone,
  })
  const form = useActForm<Draft>({
    prefix: 'ask-',
    start: {
      person_name: name ?? '',
      by: 'phone',
      email: '',
      phone: initialPhone(phone),
      language: currentLanguage(),
    },
    check: problemsOf,
    fields: {
      person_name: { label: m.part_ask_name() },
      email: { label: m.part_ask_email(), wire: 'contact' },
      phone: { label: m.part_ask_phone(), wire: 'contact' },
    },
    error: act.error,
  })

  async function ask() {
    setUnsaved(false)
    const isSaved = await once('saving', async () => (await save?.()) ?? true)
    if (isSaved === null) return
    if (!isSaved) return setUnsaved(true)
    const { by, person_name, language } = form.values
    const contact = by === 'email' ? form.values.email.trim() : phoneOf(form.values.phone)
    const about = { subject, subject_id: subjectId, scope, person }
    act.send({ act: 'make', body: { ...about, person_name, factor: by, contact, language } })
  }

  return {
    act,
    form,
    isBusy: act.isPending || doing !== null,
    /** The form round it could not be saved. */
    isUnsaved,
    ask: () => form.confirm(() => void ask()),
  }
}

function problemsOf({ person_name, by, email, phone }: Draft): Record<string, FieldCode | undefined> {
  const { length } = person_name.trim()
  const name = length === 0 ? 'required' : length < 2 ? 'too_short' : undefined
  const wrongEmail =
    email.trim() === '' ? 'required' : emailProblem(email.trim()) ? 'email_invalid' : undefined
  const wrongPhone =
    phone.national === '' ? 'required' : phoneProblem(phoneOf(phone)) ? 'phone_invalid' : undefined
  return { person_name: name, ...(by === 'email' ? { email: wrongEmail } : { phone: wrongPhone }) }
}
