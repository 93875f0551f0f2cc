import { botCheckPlaceId } from '@daftar/app-kit/sign-in/bot-check-place'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { useStore } from '@daftar/ui/store'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useRef, useState, type SubmitEvent } from 'react'
import { isAboutFields } from '@daftar/app-kit/problem-text'
import { problemText } from '../shared/text/problem-text.ts'
import { contactProblem, readContact } from '../shared/merchant/contact.ts'
import type { StaffFlow } from './staff-flow.ts'
import styles from './sign-in-page.module.css'

/** The one contact that is typed; what was typed before is still there. */
export function ContactStep({ flow }: { flow: StaffFlow }) {
  const { problem, busy, data } = useStore(flow.store)
  const [text, setText] = useState(data.email ?? data.phone ?? '')
  const [fieldError, setFieldError] = useState<string>()
  const field = useRef<HTMLInputElement>(null)

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const contact = readContact(text)
    const wrong = contactProblem(contact)
    setFieldError(wrong ? fieldText(wrong) : undefined)
    if (problem) flow.clearProblem()
    if (wrong) return field.current?.focus()
    void flow.begin(contact.factor, contact.text)
  }

  const isFieldsProblem = isAboutFields(problem, ['email', 'phone'])
  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <div>
        <h1>{m.desk_sign_in_title()}</h1>
        <p className={styles.lead}>{m.desk_sign_in_lead()}</p>
      </div>
      {problem && !isFieldsProblem ? (
        <Notice tone="negative" live="alert">
          {problemText(problem)}
        </Notice>
      ) : null}
      <TextField
        ref={field}
        label={m.desk_sign_in_contact()}
        hint={m.desk_sign_in_contact_hint()}
        error={isFieldsProblem ? problemText(problem) : fieldError}
        name="username"
        type="text"
        dir="ltr"
        inputMode="email"
        autoComplete="username"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        value={text}
        onValueChange={setText}
      />
      <div id={botCheckPlaceId} />
      <Button type="submit" variant="primary" size="large" block busy={busy}>
        {m.common_continue()}
      </Button>
    </form>
  )
}
