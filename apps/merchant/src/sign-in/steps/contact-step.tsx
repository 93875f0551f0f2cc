import type { PublicConfig } from '@daftar/contract/public-config'
import type { Factor } from '@daftar/rules/contact/factor'
import { mayContinueSignIn } from '@daftar/rules/shell/sign-in/sign-in-steps'
import { Button } from '@daftar/ui/button'
import { SegmentedChoice } from '@daftar/ui/segmented-choice'
import { useStore } from '@daftar/ui/store'
import { phoneQuery } from '@daftar/ui/use-media-query'
import { m } from '@daftar/words'
import { useEffect, useRef, useState, type SubmitEvent } from 'react'
import { BotCheck } from './bot-check-line.tsx'
import { Consent } from './consent.tsx'
import { ContactField } from './contact-field.tsx'
import { contactProblemText, textOf, typedContact, type TypedContact } from './contact.ts'
import type { MerchantFlow } from '../merchant-flow.ts'
import { errorOfStep } from './step-error.ts'
import styles from '../sign-in-page.module.css'

/** E-mail or phone, the bot check, Continue (AUTH-09 to AUTH-12). */
export function ContactStep({ flow, config }: { flow: MerchantFlow; config: PublicConfig | null }) {
  const state = useStore(flow.store)
  const { choice, bot, busy, data } = state
  const [contact, setContact] = useState<TypedContact>(() => typedContact(data))
  const [wrong, setWrong] = useState<string | null>(null)
  const input = useRef<HTMLInputElement>(null)
  useTypedBefore(input, (email) => setContact((typed) => ({ ...typed, email })))
  useFocusOnProblem(input, state.problem)
  useFocusOnDesk(input)

  function change(next: TypedContact) {
    setContact(next)
    setWrong(null)
    if (state.problem) flow.clearProblem()
  }

  function submit(event: SubmitEvent) {
    event.preventDefault()
    if (bot !== 'passed') return
    const problem = contactProblemText(choice, contact)
    setWrong(problem)
    if (problem) return input.current?.focus()
    void flow.begin(choice, textOf(choice, contact))
  }

  return (
    <form className={styles.step} noValidate onSubmit={submit}>
      <div className={styles.head}>
        <h1>{m.sign_in_title()}</h1>
        <p className={styles.lead}>{m.sign_in_lead()}</p>
      </div>
      <SegmentedChoice<Factor>
        label={m.sign_in_by()}
        labelHidden
        block
        name="by"
        options={[
          { value: 'email', label: m.sign_in_by_email() },
          { value: 'phone', label: m.sign_in_by_phone() },
        ]}
        value={choice}
        onValueChange={(factor) => {
          setWrong(null)
          flow.choose(factor)
        }}
      />
      <ContactField
        key={choice}
        factor={choice}
        contact={contact}
        onChange={change}
        error={wrong ?? errorOfStep(state)}
        inputRef={input}
      />
      <BotCheck state={bot} onAgain={() => void flow.startBotCheck()} />
      <Button
        type="submit"
        variant="primary"
        size="large"
        block
        busy={busy}
        disabled={!mayContinueSignIn({ hasContact: true, botToken: bot === 'passed' ? bot : null })}
      >
        {m.common_continue()}
      </Button>
      <Consent config={config} />
    </form>
  )
}

/** What was typed into the painted form before it came alive is kept. */
function useTypedBefore(input: React.RefObject<HTMLInputElement | null>, take: (typed: string) => void) {
  const taken = useRef(false)
  useEffect(() => {
    const typed = input.current?.value ?? ''
    if (!taken.current && typed !== '') take(typed)
    taken.current = true
  })
}

function useFocusOnProblem(input: React.RefObject<HTMLInputElement | null>, problem: string | null) {
  useEffect(() => {
    if (problem) input.current?.focus()
  }, [input, problem])
}

/** Where a keyboard stands the first field has the focus; on a phone it would open one over the page. */
function useFocusOnDesk(input: React.RefObject<HTMLInputElement | null>) {
  useEffect(() => {
    const hasFocus = document.activeElement !== null && document.activeElement !== document.body
    if (!hasFocus && !matchMedia(phoneQuery).matches) input.current?.focus({ preventScroll: true })
  }, [input])
}
