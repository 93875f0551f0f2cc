import type { Factor } from '@daftar/rules/contact/factor'
import { Button } from '@daftar/ui/button'
import { useStore } from '@daftar/ui/store'
import { m } from '@daftar/words'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { BackLink } from './back-link.tsx'
import { ContactField } from './contact-field.tsx'
import { contactProblemText, textOf, typedContact, type TypedContact } from './contact.ts'
import type { MerchantFlow } from '../merchant-flow.ts'
import { errorOfStep } from './step-error.ts'
import styles from '../sign-in-page.module.css'

/** The second contact, named once (AUTH-27, AUTH-28). */
export function SetupStep({ flow, factor }: { flow: MerchantFlow; factor: Factor }) {
  const state = useStore(flow.store)
  const { setupEmail, setupPhone } = state.data
  const [contact, setContact] = useState<TypedContact>(() =>
    typedContact({ ...(setupEmail && { email: setupEmail }), ...(setupPhone && { phone: setupPhone }) }),
  )
  const [wrong, setWrong] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (state.problem) input.current?.focus()
  }, [state.problem])

  function submit(event: SubmitEvent) {
    event.preventDefault()
    const problem = contactProblemText(factor, contact)
    setWrong(problem)
    if (problem) return input.current?.focus()
    void flow.setUp(factor, textOf(factor, contact))
  }

  const words = factor === 'email' ? emailWords : phoneWords
  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <div className={styles.head}>
        <BackLink onBack={flow.back} />
        <h1>{words.title()}</h1>
        <p className={styles.lead}>{words.why()}</p>
      </div>
      <ContactField
        factor={factor}
        contact={contact}
        onChange={(next) => {
          setContact(next)
          setWrong(null)
          if (state.problem) flow.clearProblem()
        }}
        error={wrong ?? errorOfStep(state)}
        inputRef={input}
        autoFocus
      />
      <Button type="submit" variant="primary" size="large" block busy={state.busy}>
        {m.common_continue()}
      </Button>
    </form>
  )
}

const emailWords = { title: m.sign_in_setup_email_title, why: m.sign_in_setup_email_why }
const phoneWords = { title: m.sign_in_setup_phone_title, why: m.sign_in_setup_phone_why }
