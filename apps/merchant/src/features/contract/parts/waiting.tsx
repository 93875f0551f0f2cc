import { problemText } from '@daftar/app-kit/problem-text'
import { useAct } from '@daftar/app-kit/use-act'
import { pathOf } from '@daftar/rules/shell/guards/routes'
import { Button, buttonClass } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { Link } from '@daftar/ui/link'
import { Notice } from '@daftar/ui/notice'
import { productNow } from '@daftar/ui/product-clock'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { isolated } from '@daftar/words/formats/isolate'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useEffect } from 'react'
import { accountQuery, useAccount } from '../../../shared/session/account.ts'
import { drawContract, sendAgain } from '../mutations.ts'
import { completionQuery, type Contract } from '../queries.ts'
import styles from './contract.module.css'

interface Props {
  storeId: string
  contract: Contract
}

/** Nothing is drawn up yet: it follows by itself, and an administrator can ask for it. */
export function NotDrawn({ storeId }: Pick<Props, 'storeId'>) {
  const { isWorkspaceAdmin } = useAccount().computedPermissions
  return (
    <Card title={m.contract_none_title()}>
      <div className={styles.stack}>
        <p>{m.contract_none_text()}</p>
        {isWorkspaceAdmin ? <DrawButton storeId={storeId} label={m.contract_draw_now()} /> : null}
      </div>
    </Card>
  )
}

/** Somebody else is named in it. */
export function OthersTurn({ storeId, contract }: Props) {
  const { isWorkspaceAdmin } = useAccount().computedPermissions
  const name = isolated(contract.signatory?.name ?? '')
  return (
    <Card title={m.contract_others_title({ name })}>
      <div className={styles.stack}>
        <p>{isWorkspaceAdmin ? m.contract_others_admin() : m.contract_others_text()}</p>
        {isWorkspaceAdmin ? <DrawButton storeId={storeId} label={m.contract_sign_myself()} /> : null}
      </div>
    </Card>
  )
}

/** Draws it up for the person who presses. */
function DrawButton({ storeId, label }: { storeId: string; label: string }) {
  const { first_name, last_name, email } = useAccount()
  const act = useAct({
    mutation: drawContract(useQueryClient(), storeId),
    doneText: () => m.contract_drawn(),
    onDone: () => undefined,
  })
  if (email === null) return <Notice tone="info">{m.contract_no_email()}</Notice>
  return (
    <>
      {act.error ? <Notice tone="negative" live="alert" title={problemText(act.error)} /> : null}
      <div className={styles.actions}>
        <Button
          busy={act.isPending}
          onClick={() => act.send({ name: `${first_name} ${last_name}`.trim() || email, email })}
        >
          {label}
        </Button>
      </div>
    </>
  )
}

/** First the terms, then the contract (DEC-BIZ-4). */
export function TermsFirst() {
  return (
    <Card title={m.contract_terms_first_title()}>
      <div className={styles.stack}>
        <p>{m.contract_terms_first_text()}</p>
        <div className={styles.actions}>
          <Link href={pathOf('commercialTerms')} look="bare" className={buttonClass({ variant: 'primary' })}>
            {m.contract_terms_first_action()}
          </Link>
        </div>
      </div>
    </Card>
  )
}

/** The link in its letter signs it; the letter can be sent again (BIZ-07, DEC-BIZ-3). */
export function ByLetter({ storeId, contract }: Props) {
  const act = useAct({
    mutation: sendAgain(useQueryClient(), storeId),
    doneText: () => m.contract_sent_again(),
    onDone: () => undefined,
    since: Date.parse(contract.sent_at ?? ''),
  })
  const email = isolated(contract.signatory?.email ?? '')
  const isEarly = contract.again_from !== null && Date.parse(contract.again_from) > productNow()
  return (
    <Card title={m.contract_letter_title()}>
      <div className={styles.stack}>
        {act.error ? <Notice tone="negative" live="alert" title={problemText(act.error)} /> : null}
        <p>{m.contract_letter_text({ email })}</p>
        <div className={styles.line}>
          <span className={styles.muted}>
            {contract.sent_at ? m.contract_letter_sent({ date: instantText(contract.sent_at) }) : null}
          </span>
          <Button busy={act.isPending} disabled={isEarly} onClick={() => act.send()}>
            {m.contract_send_again()}
          </Button>
        </div>
        {isEarly && contract.again_from ? (
          <p className={styles.muted}>{m.contract_again_from({ date: instantText(contract.again_from) })}</p>
        ) : null}
      </div>
    </Card>
  )
}

/**
 * The merchant has signed: asked again until the provider has, and then on to the dashboard (STO-15,
 * APP-101).
 */
export function ProvidersTurn({ storeId, contract }: Props) {
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { data } = useQuery(completionQuery(storeId))
  const isCompleted = data?.is_completed ?? false
  useEffect(() => {
    if (!isCompleted) return
    void queryClient
      .fetchQuery({ ...accountQuery, staleTime: 0 })
      .then(() => navigate({ to: pathOf('dashboard'), replace: true }))
  }, [isCompleted, queryClient, navigate])
  return (
    <Notice tone="positive" live="status" title={m.contract_signed_title()}>
      {contract.signed_at ? m.contract_signed_text({ date: instantText(contract.signed_at) }) : null}
    </Notice>
  )
}
