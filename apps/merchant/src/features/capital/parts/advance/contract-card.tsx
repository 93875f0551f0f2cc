import { problemText } from '@daftar/app-kit/problem-text'
import { Queried } from '@daftar/app-kit/queried'
import { useAct } from '@daftar/app-kit/use-act'
import { useSecondsUntilResend } from '@daftar/app-kit/use-seconds-until-resend'
import type { SentContract } from '@daftar/contract/endpoints/capital/signing'
import { letterPauseSeconds } from '@daftar/rules/capital/signing/envelope-status'
import { Button } from '@daftar/ui/button'
import { Card } from '@daftar/ui/card'
import { DescriptionList } from '@daftar/ui/description-list'
import { Link } from '@daftar/ui/link'
import { Ltr } from '@daftar/ui/ltr'
import { Notice } from '@daftar/ui/notice'
import { productNow } from '@daftar/ui/product-clock'
import { Loading, SkeletonText } from '@daftar/ui/skeleton'
import { m } from '@daftar/words'
import { instantText } from '@daftar/words/formats/date'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useAccount } from '../../../../shared/session/account.ts'
import { mayApply } from '../../../../shared/session/may-apply.ts'
import { PaperButton } from '../../../../shared/paper/paper-button.tsx'
import { clockText } from '../../../../shared/session/resend-line.tsx'
import { useSupportMailbox } from '../../../../shared/chat/use-support-mailbox.ts'
import { contractQuery, sendContractAgain } from '../../queries.ts'
import styles from './contract-card.module.css'

/**
 * The contract that waits to be signed: to whom it went and until when, to open and to have sent again
 * (DEC-APPL-4).
 */
export function ContractCard({ applicationId }: { applicationId: string }) {
  const contract = useQuery({ ...contractQuery(applicationId), throwOnError: false })
  return (
    <Card title={m.capital_contract_title()}>
      <Queried
        query={contract}
        pending={
          <Loading label={m.common_loading()}>
            <SkeletonText lines={3} />
          </Loading>
        }
        failedTitle={m.capital_contract_failed()}
      >
        {(sent) =>
          sent === null ? (
            <p>{m.capital_contract_written()}</p>
          ) : (
            <Sent applicationId={applicationId} contract={sent} />
          )
        }
      </Queried>
    </Card>
  )
}

function Sent({ applicationId, contract }: { applicationId: string; contract: SentContract }) {
  const isOpen = contract.status === 'sent' || contract.status === 'viewed'
  return (
    <div className={styles.contract}>
      <DescriptionList
        facts={[
          { id: 'name', label: m.capital_contract_signer(), value: <bdi>{contract.signer_name}</bdi> },
          { id: 'to', label: m.capital_contract_to(), value: <Ltr>{contract.signer_email}</Ltr> },
          { id: 'at', label: m.capital_contract_sent(), value: <Ltr>{instantText(contract.sent_at)}</Ltr> },
          {
            id: 'until',
            label: m.capital_contract_until(),
            value: <Ltr>{instantText(contract.expires_at)}</Ltr>,
            look: 'total',
          },
        ]}
      />
      {isOpen ? <ToDo applicationId={applicationId} contract={contract} /> : null}
    </div>
  )
}

function ToDo({ applicationId, contract }: { applicationId: string; contract: SentContract }) {
  const mailbox = useSupportMailbox()
  const account = useAccount()
  const act = useAct({
    mutation: sendContractAgain(useQueryClient(), applicationId),
    doneText: () => m.capital_contract_sent_again(),
    onDone: () => undefined,
    since: Date.parse(contract.sent_at),
  })
  return (
    <>
      <div className={styles.acts}>
        <PaperButton
          paper={{ endpoint: 'signing.contractPaper', params: { id: applicationId }, query: {} }}
          label={m.capital_contract_open()}
        />
        {contract.again_from === null || !mayApply(account) ? null : (
          <SendAgain sentAt={contract.sent_at} busy={act.isPending} onSend={() => act.send('send again')} />
        )}
      </div>
      {act.error ? <Notice tone="negative">{problemText(act.error)}</Notice> : null}
      <p className={styles.help}>
        {m.capital_contract_help()} <Link href={`mailto:${mailbox}`}>{m.common_contact_support()}</Link>
      </p>
    </>
  )
}

type SendAgainProps = { sentAt: string; busy: boolean; onSend: () => void }

function SendAgain({ sentAt, busy, onSend }: SendAgainProps) {
  const left = useSecondsUntilResend({
    sentAtMs: Date.parse(sentAt),
    everySeconds: letterPauseSeconds,
    now: productNow,
  })
  return (
    <>
      <Button size="small" disabled={left > 0} busy={busy} onClick={onSend}>
        {m.capital_contract_again()}
      </Button>
      {left > 0 ? (
        <span className={styles.help} role="timer">
          <Ltr>{clockText(left)}</Ltr>
        </span>
      ) : null}
    </>
  )
}
