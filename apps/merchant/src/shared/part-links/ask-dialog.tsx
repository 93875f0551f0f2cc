import { isAboutFields, problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { useActForm } from '@daftar/app-kit/use-act-form'
import { useOnce } from '@daftar/app-kit/use-once'
import type { FieldCode } from '@daftar/contract'
import { emailProblem } from '@daftar/rules/contact/email'
import { phoneProblem } from '@daftar/rules/contact/phone'
import type { Language } from '@daftar/rules/geo/languages'
import { Button } from '@daftar/ui/button'
import { Dialog } from '@daftar/ui/dialog'
import { ErrorSummary } from '@daftar/ui/error-summary'
import { Notice } from '@daftar/ui/notice'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { TextField } from '@daftar/ui/text-field'
import { currentLanguage, m } from '@daftar/words'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useAccount } from '../session/account.ts'
import { initialPhone, phoneOf, PhoneInput, type PhoneValue } from '../session/phone-input.tsx'
import type { AskedPart } from './ask-part.tsx'
import { linkMutation } from './queries.ts'
import styles from './part-links.module.css'

interface Draft {
  person_name: string
  by: 'email' | 'phone'
  email: string
  phone: PhoneValue
  language: Language
}

/** To whom a link goes, and by which way. The dialog stands within a form: it is sent by its button alone. */
export function AskDialog({ part, onClose }: { part: AskedPart; onClose: () => void }) {
  const { phone } = useAccount()
  const [isUnsaved, setUnsaved] = useState(false)
  const { doing, once } = useOnce<'saving'>()
  const { subject, subjectId, scope, person = '' } = part
  const act = useAct({
    mutation: linkMutation(useQueryClient(), subject, subjectId),
    doneText: () => m.part_done_made(),
    onDone: onClose,
  })
  // Who signs a verification confirms the phone by opening the link.
  const isPhoneAlone = subject === 'capital' && scope === 'signatory'
  const form = useActForm<Draft>({
    prefix: 'ask-',
    start: {
      person_name: part.name ?? '',
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
  const { by, person_name, language } = form.values

  async function ask() {
    setUnsaved(false)
    const isSaved = await once('saving', async () => (await part.save?.()) ?? true)
    if (isSaved === null) return
    if (!isSaved) return setUnsaved(true)
    const contact = by === 'email' ? form.values.email.trim() : phoneOf(form.values.phone)
    const about = { subject, subject_id: subjectId, scope, person }
    act.send({ act: 'make', body: { ...about, person_name, factor: by, contact, language } })
  }

  const isBusy = act.isPending || doing !== null
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={m.part_ask_title()}
      closeLabel={m.common_close()}
      locked={isBusy}
      actions={
        <>
          <Button disabled={isBusy} onClick={onClose}>
            {m.common_cancel()}
          </Button>
          <Button variant="primary" busy={isBusy} onClick={() => form.confirm(() => void ask())}>
            {m.part_ask_send()}
          </Button>
        </>
      }
    >
      <div className={styles.fields}>
        <p className={styles.muted}>{m.part_ask_text()}</p>
        <ErrorSummary title={m.apply_check_fields()} errors={form.summary} />
        <TextField {...form.field('person_name')} autoComplete="off" maxLength={120} autoFocus />
        {isPhoneAlone ? null : (
          <SegmentedChoice
            label={m.part_ask_by()}
            value={by}
            options={[
              { value: 'phone', label: m.part_ask_phone() },
              { value: 'email', label: m.part_ask_email() },
            ]}
            block
            onValueChange={(chosen) => form.set({ by: chosen })}
          />
        )}
        {by === 'email' ? (
          <TextField {...form.field('email')} type="email" dir="ltr" autoComplete="off" maxLength={254} />
        ) : (
          <PhoneInput {...form.field('phone')} />
        )}
        <SegmentedChoice
          label={m.part_ask_language()}
          value={language}
          options={[
            { value: 'ar', label: m.part_ask_arabic() },
            { value: 'en', label: m.part_ask_english() },
          ]}
          block
          onValueChange={(chosen) => form.set({ language: chosen })}
        />
      </div>
      {isUnsaved ? (
        <Notice tone="negative" live="alert">
          {m.part_ask_unsaved()}
        </Notice>
      ) : null}
      {act.error && !isAboutFields(act.error, form.wireNames) ? (
        <Notice tone="negative" live="alert">
          {problemText(act.error)}
        </Notice>
      ) : null}
    </Dialog>
  )
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
