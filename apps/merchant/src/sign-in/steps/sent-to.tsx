import type { FlowState } from '@daftar/app-kit/sign-in/flow-state'
import type { Factor } from '@daftar/rules/contact/factor'
import type { LoginError } from '@daftar/rules/shell/sign-in/login-errors'
import type { SignInData, SignInStepRule } from '@daftar/rules/shell/sign-in/sign-in-steps'
import { Ltr } from '@daftar/ui/ltr'
import { m } from '@daftar/words'
import styles from '../sign-in-page.module.css'

type Kind = SignInStepRule['kind']
type Props = { state: FlowState<LoginError>; factor: Factor; kind: Kind; length: number }

/**
 * Where the code went, left to right whatever the language; the second factor is masked by the server
 * (AUTH-26).
 */
export function SentTo({ state, factor, kind, length }: Props) {
  const mark = '[[contact]]'
  const [before = '', after = ''] = m.sign_in_code_sent({ count: length, contact: mark }).split(mark)
  return (
    <>
      {kind === 'challenge' ? (
        <p className={styles.lead}>
          {factor === 'email' ? m.sign_in_second_why_email() : m.sign_in_second_why_phone()}
        </p>
      ) : null}
      <p className={styles.lead}>
        {before}
        <Ltr className={styles.contact}>{contactOf(state.data, factor, kind)}</Ltr>
        {after}
      </p>
    </>
  )
}

function contactOf(data: SignInData, factor: Factor, kind: Kind): string {
  const isEmail = factor === 'email'
  switch (kind) {
    case 'challenge':
      return (isEmail ? data.maskedEmail : data.maskedPhone) ?? ''
    case 'setup_verify':
      return (isEmail ? data.setupEmail : data.setupPhone) ?? ''
    default:
      return (isEmail ? data.email : data.phone) ?? ''
  }
}
