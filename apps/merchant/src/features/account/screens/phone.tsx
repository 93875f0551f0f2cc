import { Card } from '@daftar/ui/card'
import { PageHeader } from '@daftar/ui/page-header'
import { m } from '@daftar/words'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { useRouter } from '@tanstack/react-router'
import { useState } from 'react'
import { useAccount } from '../../../shared/session/account.ts'
import { showToast } from '@daftar/app-kit/toasts'
import { PhoneCodeForm } from '../parts/phone-code-form.tsx'
import { PhoneForm } from '../parts/phone-form.tsx'
import { PhoneProof } from '../parts/phone-proof.tsx'
import type { NewPhone } from '../queries.ts'
import styles from '../parts/account.module.css'
import { useServices } from '../../../shared/use-services.ts'

type Sent = { given: NewPhone; sentAtMs: number }

/** The proof of the linked phone; `expired` when it ran out on the way. */
type Proof = { state: 'none' | 'expired' } | { state: 'given'; proof: string }

/**
 * Links a phone, or changes the linked one after a code to that; either is confirmed with a code (ACC-06 to
 * ACC-08, DEC-ACC-3).
 */
export function PhoneScreen() {
  const { now } = useServices()
  const { phone: linked } = useAccount()
  const { history } = useRouter()
  const [before] = useState(linked)
  const isChange = before !== null
  const [proof, setProof] = useState<Proof>({ state: 'none' })
  const [phone, setPhone] = useState('')
  const [sent, setSent] = useState<Sent | null>(null)
  const title = isChange ? m.account_change_phone_title() : m.account_link_phone_title()
  function finish() {
    showToast({
      variant: 'success',
      title: isChange ? m.account_phone_changed() : m.account_phone_linked(),
    })
    history.push(pathOf('account'))
  }
  function askAgain() {
    setSent(null)
    setProof({ state: 'expired' })
  }
  return (
    <>
      <PageHeader
        title={title}
        breadcrumbs={{
          label: m.shell_breadcrumbs(),
          crumbs: [{ label: m.account_title(), href: pathOf('account') }, { label: title }],
        }}
      />
      <div className={styles.narrow}>
        <Card>
          {before !== null && proof.state !== 'given' ? (
            <PhoneProof
              linked={before}
              isAgain={proof.state === 'expired'}
              onProven={(given) => setProof({ state: 'given', proof: given })}
            />
          ) : sent ? (
            <PhoneCodeForm
              {...sent}
              onResent={(sentAtMs) => setSent({ ...sent, sentAtMs })}
              onBack={() => setSent(null)}
              onProofNeeded={askAgain}
              onDone={finish}
            />
          ) : (
            <PhoneForm
              linked={linked}
              given={phone}
              proof={proof.state === 'given' ? proof.proof : null}
              onSent={(given) => {
                setPhone(given.phone)
                setSent({ given, sentAtMs: now() })
              }}
              onProofNeeded={askAgain}
            />
          )}
        </Card>
      </div>
    </>
  )
}
