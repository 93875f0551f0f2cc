import { useOnce } from '@daftar/app-kit/use-once'
import { Button } from '@daftar/ui/button'
import { Notice } from '@daftar/ui/notice'
import { TextField } from '@daftar/ui/text-field'
import { fieldText, m } from '@daftar/words'
import { useRef, useState, type SubmitEvent } from 'react'
import { isAboutFields } from '@daftar/app-kit/problem-text'
import { problemText } from '../shared/problem-text.ts'
import { sendFirstCode } from './calls.ts'
import { contactProblem, readContact } from '../shared/contact.ts'
import { useServices } from '../shared/use-services.ts'
import type { Flow } from './flow.ts'
import styles from './sign-in-page.module.css'

type ContactStepProps = { typed: string; onFlow: (flow: Flow) => void }

export function ContactStep({ typed, onFlow }: ContactStepProps) {
  const services = useServices()
  const [text, setText] = useState(typed)
  const [fieldError, setFieldError] = useState<string>()
  const [problem, setProblem] = useState<unknown>(null)
  const { doing, once } = useOnce<'sending'>()
  const field = useRef<HTMLInputElement>(null)
  const place = useRef<HTMLDivElement>(null)

  async function submit(event: SubmitEvent) {
    event.preventDefault()
    const contact = readContact(text)
    const wrong = contactProblem(contact)
    setFieldError(wrong ? fieldText(wrong) : undefined)
    setProblem(null)
    if (wrong) return field.current?.focus()
    await once('sending', () => sendFirstCode(services, contact, place.current!).then(onFlow, setProblem))
  }

  const isFieldsProblem = isAboutFields(problem, ['email', 'phone'])
  return (
    <form className={styles.step} noValidate onSubmit={(event) => void submit(event)}>
      <div>
        <h1>{m.desk_sign_in_title()}</h1>
        <p className={styles.lead}>{m.desk_sign_in_lead()}</p>
      </div>
      {problem !== null && !isFieldsProblem ? (
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
      <div ref={place} />
      <Button type="submit" variant="primary" size="large" block busy={doing !== null}>
        {m.common_continue()}
      </Button>
    </form>
  )
}
